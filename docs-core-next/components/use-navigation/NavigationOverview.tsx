import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboard';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNavigation } from '@toolpad/core/useNavigation';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'overview', title: 'Overview', icon: <SpaceDashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'ships', title: 'Ships', icon: <DirectionsBoatIcon /> },
];

function Overview({ onOpen }: { onOpen: (path: string) => void }) {
  // preview-start
  const navigation = useNavigation();
  // preview-end
  const pages = navigation.filter((item) => item.kind !== 'header' && item.kind !== 'divider');

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, 140px)' }}>
      {pages.map(({ segment, title, icon }) => (
        <Card key={segment} variant="outlined">
          <CardActionArea onClick={() => onOpen(`/${segment}`)}>
            <CardContent>
              {icon}
              <Typography>{title}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

export default function NavigationOverview() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/overview');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Overview onOpen={router.navigate} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
