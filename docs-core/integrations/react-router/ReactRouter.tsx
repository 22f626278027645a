import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Typography from '@mui/material/Typography';
import type { Branding, Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { useMemo } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Main items' },
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

function App() {
  return (
    <ReactRouterAppProvider navigation={NAVIGATION} branding={BRANDING} theme={theme}>
      <Outlet />
    </ReactRouterAppProvider>
  );
}

function Layout() {
  return (
    <DashboardLayout>
      <PageContainer>
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}

function DashboardPage() {
  return <Typography>Three orders are waiting to be packed.</Typography>;
}

function OrdersPage() {
  return <Typography>Orders from this week.</Typography>;
}

export default function ReactRouter() {
  // preview-start
  const router = useMemo(
    () =>
      createMemoryRouter([
        {
          Component: App,
          children: [
            {
              path: '/',
              Component: Layout,
              children: [
                { index: true, Component: DashboardPage },
                { path: 'orders', Component: OrdersPage },
              ],
            },
          ],
        },
      ]),
    [],
  );
  // preview-end

  return <RouterProvider router={router} />;
}
