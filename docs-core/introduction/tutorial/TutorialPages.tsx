import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import TimelineIcon from '@mui/icons-material/Timeline';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';
import { theme } from '../../company/theme';

// preview-start
const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'page-2', title: 'Page 2', icon: <TimelineIcon /> },
];
// preview-end

function PageContent({ pathname }: { pathname: string }) {
  switch (pathname) {
    case '/page-2':
      return (
        <Typography variant="h6" component="p" color="text.secondary">
          This is page 2.
        </Typography>
      );
    case '/orders':
      return <Typography>Orders of this week will be listed here.</Typography>;
    default:
      return <Typography>Welcome to your dashboard. Pick a page in the sidebar.</Typography>;
  }
}

export default function TutorialPages() {
  const router = useDemoRouter('/page-2');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <PageContent pathname={router.pathname} />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
