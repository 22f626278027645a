import type { DataSource, Query } from '../crud/dataSource';

export interface Order {
  id: number;
  customer: string;
  status: string;
  due: string;
  amount: number | null;
  insured: boolean;
}

const STATUSES = ['Booked', 'At sea', 'Delivered'];
const CUSTOMERS = ['Corvo Ceramics', 'Halden Paper', 'Nordlys Timber', 'Tern Instruments'];

const createOrder = (index: number): Order => ({
  id: 1041 + index,
  customer: CUSTOMERS[index % CUSTOMERS.length]!,
  status: STATUSES[index % STATUSES.length]!,
  due: `2026-10-${String(10 + (index % 20)).padStart(2, '0')}`,
  amount: 400 + 130 * index,
  insured: index % 2 === 0,
});

let orders = Array.from({ length: 30 }, (_order, index) => createOrder(index));

function find(id: number | string): Order {
  const order = orders.find((each) => each.id === Number(id));
  if (!order) throw new Error(`Order ${id} not found.`);
  return order;
}

function select({ paginationModel: { page, pageSize }, sortModel, filterModel }: Query) {
  const matching = orders.filter((order) =>
    filterModel.items.every(({ field, value }) =>
      String(order[field as keyof Order])
        .toLowerCase()
        .includes(String(value ?? '').toLowerCase()),
    ),
  );
  const [sort] = sortModel;
  const sorted = !sort?.sort
    ? matching
    : [...matching].sort((a, b) => {
        const order = String(a[sort.field as keyof Order]).localeCompare(
          String(b[sort.field as keyof Order]),
          'en',
          {
            numeric: true,
          },
        );
        return sort.sort === 'asc' ? order : -order;
      });
  return {
    items: sorted.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: matching.length,
  };
}

/** Orders in memory: a reload restores them. */
export const orderSource: DataSource<Order> = {
  fields: [
    { field: 'id', headerName: 'Order', width: 90 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
    { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: STATUSES },
    {
      field: 'due',
      headerName: 'Due date',
      type: 'date',
      valueGetter: (value?: string | null) => (value ? new Date(`${value}T00:00`) : null),
    },
    {
      field: 'amount',
      headerName: 'Amount',
      type: 'number',
      valueFormatter: (value?: number | null) => (value == null ? '–' : `€${value}`),
    },
    { field: 'insured', headerName: 'Insured', type: 'boolean' },
  ],
  getMany: select,
  getOne: find,
  createOne: (data) => {
    if (data.customer === 'Nobody') throw new Error('Nobody has no account.');
    const id = Math.max(...orders.map((order) => order.id)) + 1;
    const order = { ...createOrder(0), ...data, id } as Order;
    orders = [...orders, order];
    return order;
  },
  updateOne: (id, data) => {
    const changed = { ...find(id), ...data } as Order;
    orders = orders.map((order) => (order.id === changed.id ? changed : order));
    return changed;
  },
  deleteOne: (id) => {
    orders = orders.filter((order) => order.id !== Number(id));
  },
  validate: ({ customer, amount }) => ({
    issues: [
      ...(customer ? [] : [{ message: 'Enter a customer', path: ['customer'] }]),
      ...(amount ? [] : [{ message: 'Enter an amount', path: ['amount'] }]),
    ],
  }),
};
