import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Create, CrudProvider, Edit, List, Show, type DataModelId } from '@toolpad/core/Crud';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

export default function CrudAdvanced() {
  const router = useMemoryRouter('/orders');
  // '/orders/1041/edit' has the id '1041' and the action 'edit'.
  const [id, action] = router.pathname.split('/').slice(2);

  const showList = () => router.navigate('/orders');
  const showOrder = (orderId: DataModelId) => router.navigate(`/orders/${orderId}`);
  const editOrder = (orderId: DataModelId) => router.navigate(`/orders/${orderId}/edit`);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        {/* preview-start */}
        <CrudProvider<Order> dataSource={orderSource} dataSourceCache={orderCache}>
          {!id && (
            <List<Order>
              initialPageSize={5}
              onRowClick={showOrder}
              onCreateClick={() => router.navigate('/orders/new')}
              onEditClick={editOrder}
              slotProps={{ dataGrid: { pageSizeOptions: [5, 10, 25] } }}
            />
          )}
          {id === 'new' && (
            <Create<Order>
              pageTitle="New order"
              initialValues={NEW_ORDER}
              onSubmitSuccess={showList}
              resetOnSubmit={false}
            />
          )}
          {id && id !== 'new' && action !== 'edit' && (
            <Show<Order>
              id={id}
              pageTitle={`Order ${id}`}
              onEditClick={editOrder}
              onDelete={showList}
            />
          )}
          {id && action === 'edit' && (
            <Edit<Order> id={id} pageTitle={`Order ${id} - Edit`} onSubmitSuccess={showList} />
          )}
        </CrudProvider>
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
