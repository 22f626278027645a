import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  PageContainer,
  PageHeader,
  PageHeaderToolbar,
  type PageHeaderProps,
} from '@toolpad/core/PageContainer';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    pattern: 'orders{/:orderId}*',
    children: [{ segment: 'archive', title: 'Archive' }],
  },
];

// preview-start
function Actions() {
  return (
    <PageHeaderToolbar>
      <Button startIcon={<DownloadIcon />}>Export</Button>
    </PageHeaderToolbar>
  );
}

function Header(props: PageHeaderProps) {
  return <PageHeader {...props} slots={{ toolbar: Actions }} />;
}
// preview-end

export default function PageWithCore() {
  const router = useMemoryRouter('/orders/archive');
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <PageContainer slots={{ header: Header }}>
        <Typography>This is {router.pathname}.</Typography>
      </PageContainer>
    </AppProvider>
  );
}
