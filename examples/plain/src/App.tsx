import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Typography from '@mui/material/Typography';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useBrowserRouter } from './browserRouter';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const PAGES: Record<string, string> = {
  '/': 'Three orders are waiting to be packed.',
  '/orders': 'Orders from this week.',
};

// #region app
export function App() {
  const router = useBrowserRouter();
  return (
    <AppProvider router={router} navigation={NAVIGATION} branding={BRANDING}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{PAGES[router.pathname] ?? 'Page not found.'}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
// #endregion app
