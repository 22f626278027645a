import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Create } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDemoRouter } from '@toolpad/core/internal';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

export default function CrudCreate() {
  const router = useDemoRouter('/orders/new');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer title="New order">
          {/* preview-start */}
          <Create<Order>
            dataSource={orderSource}
            dataSourceCache={orderCache}
            initialValues={NEW_ORDER}
            onSubmitSuccess={(values) => console.log('Order created', values)}
            resetOnSubmit
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
