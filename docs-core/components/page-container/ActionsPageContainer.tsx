import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  PageContainer,
  PageHeader,
  type PageHeaderProps,
  PageHeaderToolbar,
} from '@toolpad/core/PageContainer';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Warehouse' },
  { segment: 'orders', title: 'Orders' },
];

const FIGURES = [
  { label: 'Orders to load', value: '4' },
  { label: 'Orders booked', value: '3' },
  { label: 'Cold store', value: '4 °C' },
];

// preview-start
function WarehouseToolbar() {
  return (
    <PageHeaderToolbar>
      <Stack
        direction="row"
        sx={{
          gap: 2,
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          Updated 5 minutes ago
        </Typography>
        <Button startIcon={<DownloadIcon />}>Export</Button>
        <DatePicker
          label="Period ends"
          defaultValue={dayjs().add(14, 'day')}
          disablePast
          format="MMM D"
          slotProps={{
            textField: { size: 'small', sx: { width: { xs: 130, sm: 220 } } },
          }}
        />
      </Stack>
    </PageHeaderToolbar>
  );
}

function WarehouseHeader(props: PageHeaderProps) {
  return <PageHeader {...props} slots={{ toolbar: WarehouseToolbar }} />;
}
// preview-end

export default function ActionsPageContainer() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter();

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <main>
          <PageContainer slots={{ header: WarehouseHeader }}>
            <Grid container spacing={2}>
              {FIGURES.map(({ label, value }) => (
                <Grid key={label} size={{ xs: 12, sm: 6, md: 4 }}>
                  <Card variant="outlined">
                    <CardContent>
                      <Typography variant="h6" component="p">
                        {value}
                      </Typography>
                      <Typography color="text.secondary">{label}</Typography>
                    </CardContent>
                  </Card>
                </Grid>
              ))}
            </Grid>
          </PageContainer>
        </main>
      </LocalizationProvider>
    </AppProvider>
  );
}
