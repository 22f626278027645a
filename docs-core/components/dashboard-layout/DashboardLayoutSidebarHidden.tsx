import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ORDERS } from '../../company/orders';
import { OrdersTable } from '../../company/OrdersTable';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

export default function DashboardLayoutSidebarHidden() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <PageContainer>
          <OrdersTable orders={ORDERS.slice(0, 2)} />
        </PageContainer>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
