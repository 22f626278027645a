import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const PAGES: Record<string, string> = {
  '/': 'Welcome to your dashboard. Pick a page in the sidebar.',
  '/orders': 'Orders of this week will be listed here.',
};

export default function TutorialDefault() {
  const router = useDemoRouter('/');

  return (
    // preview-start
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{PAGES[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
