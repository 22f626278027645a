import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

// preview-start
const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    pattern: 'orders{/:orderId}*',
  },
];
// preview-end

function Pages({ router }: { router: Router }) {
  const id = router.pathname.split('/')[2];
  return (
    <PageContainer title={id ? `Order ${id}` : undefined}>
      {router.pathname === '/orders' ? (
        <Stack direction="row" spacing={1}>
          {ORDERS.slice(0, 3).map((order) => (
            <Button key={order.id} onClick={() => router.navigate(`/orders/${order.id}`)}>
              Order {order.id}
            </Button>
          ))}
        </Stack>
      ) : null}
    </PageContainer>
  );
}

export default function DashboardLayoutPattern() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <Pages router={router} />
      </DashboardLayout>
    </AppProvider>
  );
}
