import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Edit } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudEdit() {
  const router = useDemoRouter('/orders/1041/edit');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer title="Order 1041 - Edit">
          {/* preview-start */}
          <Edit<Order>
            id={1041}
            dataSource={orderSource}
            dataSourceCache={orderCache}
            onSubmitSuccess={(values) => console.log('Order edited', values)}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
