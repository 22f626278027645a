import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

export default function CrudCustomPageTitles() {
  const router = useMemoryRouter('/orders/1041');
  // '/orders/1041/edit' has the id '1041'.
  const id = router.pathname.split('/')[2];

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        {/* preview-start */}
        <Crud<Order>
          dataSource={orderSource}
          dataSourceCache={orderCache}
          rootPath="/orders"
          initialPageSize={5}
          defaultValues={NEW_ORDER}
          pageTitles={{
            list: 'All orders',
            show: `Order ${id}`,
            create: 'Book a shipment',
            edit: `Change order ${id}`,
          }}
          slotProps={{ list: { dataGrid: { pageSizeOptions: [5, 10, 25] } } }}
        />
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
