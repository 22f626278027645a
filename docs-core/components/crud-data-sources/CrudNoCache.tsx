import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudNoCache() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer>
          {/* preview-start */}
          <Crud<Order>
            dataSource={orderSource}
            dataSourceCache={null}
            rootPath="/orders"
            initialPageSize={5}
            slotProps={{ list: { dataGrid: { pageSizeOptions: [5, 10, 25] } } }}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
