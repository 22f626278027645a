import { Button, Stack, Typography } from '@mui/material';
import { AppProvider, DashboardLayout, PageContainer, type Navigation } from '@toolpad/core';
import { COMPANY } from '../../company/company';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'home', title: 'Home' },
  { segment: 'orders', title: 'Orders' },
];

export default function Playground() {
  const router = useMemoryRouter('/home');

  return (
    <AppProvider
      navigation={NAVIGATION}
      branding={{ title: COMPANY.shortName }}
      router={router}
      theme={theme}
    >
      <DashboardLayout sidebarExpandedWidth={180}>
        <PageContainer breadcrumbs={[]}>
          {router.pathname === '/orders' ? (
            <OrdersTable orders={ORDERS.slice(0, 5)} />
          ) : (
            <Stack spacing={2} sx={{ alignItems: 'start' }}>
              <Typography>Change this app in the editor.</Typography>
              <Button variant="contained" onClick={() => router.navigate('/orders')}>
                Show orders
              </Button>
            </Stack>
          )}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
