import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudList() {
  const router = useDemoRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer>
          {/* preview-start */}
          <List<Order>
            dataSource={orderSource}
            dataSourceCache={orderCache}
            initialPageSize={5}
            onRowClick={(id) => console.log(`Row of order ${id} clicked`)}
            onCreateClick={() => console.log('Create clicked')}
            onEditClick={(id) => console.log(`Edit of order ${id} clicked`)}
            onDelete={(id) => console.log(`Order ${id} deleted`)}
            slotProps={{ dataGrid: { pageSizeOptions: [5, 10, 25] } }}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
