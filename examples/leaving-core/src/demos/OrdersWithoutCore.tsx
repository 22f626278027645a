import { AppProvider } from '../app-provider/AppProvider';
import type { Navigation } from '../app-provider/navigation';
import { Crud } from '../crud/Crud';
import type { DataSource } from '../crud/dataSource';
import { PageContainer } from '../page-container/PageContainer';
import { theme } from './theme';
import { useMemoryRouter } from './useMemoryRouter';

type Order = { id: number; customer: string; placed: string; status: string; amount: number };

const ORDERS: Order[] = [
  { id: 1041, customer: 'Nordlys Timber', placed: '2026-09-15', status: 'Delivered', amount: 4260 },
  { id: 1042, customer: 'Aldertree Foods', placed: '2026-09-16', status: 'At sea', amount: 5240 },
  { id: 1043, customer: 'Tern Instruments', placed: '2026-09-16', status: 'Booked', amount: 1460 },
];

// preview-start
const orderSource: DataSource<Order> = {
  fields: [
    { field: 'id', headerName: 'Order', width: 80 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
    {
      field: 'placed',
      headerName: 'Placed',
      type: 'date',
      width: 110,
      valueGetter: (day?: string | null) => (day ? new Date(`${day}T00:00`) : null),
    },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: ['Booked', 'At sea', 'Delivered'],
      width: 110,
    },
    { field: 'amount', headerName: 'Amount, €', type: 'number', width: 110 },
  ],
  getMany: ({ paginationModel: { page, pageSize } }) => ({
    items: ORDERS.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: ORDERS.length,
  }),
  getOne(id) {
    const order = ORDERS.find((each) => each.id === Number(id));
    if (!order) throw new Error(`Order ${id} not found.`);
    return order;
  },
  createOne(values) {
    if (values.customer === 'Nobody') throw new Error('Nobody has no account.');
    const order = { ...values, id: ORDERS.length + 1041 } as Order;
    ORDERS.push(order);
    return order;
  },
  updateOne(id, values) {
    const order = ORDERS.find((each) => each.id === Number(id));
    if (!order) throw new Error(`Order ${id} not found.`);
    return Object.assign(order, values);
  },
  deleteOne(id) {
    const index = ORDERS.findIndex((each) => each.id === Number(id));
    ORDERS.splice(index, 1);
  },
  validate: ({ customer }) => ({
    issues: customer ? [] : [{ message: 'Enter a customer', path: ['customer'] }],
  }),
};
// preview-end

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function OrdersWithoutCore() {
  const router = useMemoryRouter('/orders');
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <PageContainer>
        <Crud<Order> dataSource={orderSource} rootPath="/orders" initialPageSize={25} />
      </PageContainer>
    </AppProvider>
  );
}
