import type { DataField, DataSource } from '../crud/dataSource';
import { api } from '../api';
import { CUSTOMERS, PORTS } from '../data/company';
import { STATUSES, validateOrder, type Order } from './order';

const placed: DataField = {
  field: 'placed',
  headerName: 'Placed',
  type: 'date',
  width: 104,
  valueGetter: (value?: string | null) => (value ? new Date(value) : null),
};
const status: DataField = {
  field: 'status',
  headerName: 'Status',
  type: 'singleSelect',
  valueOptions: [...STATUSES],
  width: 110,
};
const port: DataField = {
  field: 'port',
  headerName: 'Port',
  type: 'singleSelect',
  valueOptions: [...PORTS],
  width: 104,
};
const amount: DataField = { field: 'amount', headerName: 'Amount, €', type: 'number', width: 96 };
const insured: DataField = { field: 'insured', headerName: 'Insured', type: 'boolean', width: 84 };

/** Columns of the list. The server adds the name of the customer to each order. */
const columns: DataField[] = [
  { field: 'id', headerName: 'Order', width: 72 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  port,
  placed,
  status,
  amount,
  insured,
];

/** Inputs of the forms: the customer is chosen from their list, and sent by number. */
const inputs: DataField[] = [
  {
    field: 'customerId',
    headerName: 'Customer',
    type: 'singleSelect',
    valueOptions: CUSTOMERS.map((label, index) => ({ value: index + 1, label })),
  },
  port,
  placed,
  status,
  amount,
  insured,
];

/** Orders for a list. */
export const orderList = {
  fields: columns,
  getMany({ paginationModel: { page, pageSize }, sortModel, filterModel }) {
    const query = new URLSearchParams({
      page: String(page),
      pageSize: String(pageSize),
      sort: JSON.stringify(sortModel),
      filter: JSON.stringify(filterModel),
    });
    return api.get<{ items: Order[]; itemCount: number }>(`/orders?${query}`);
  },
} satisfies DataSource<Order>;

/** The form has a day, and the server a time. */
const withTime = (order: Partial<Order>): Partial<Order> =>
  order.placed?.length === 10 ? { ...order, placed: `${order.placed}T12:00` } : order;

/** Orders for forms and for a single order. */
export const orderForm = {
  fields: inputs,
  getOne: (id) => api.get<Order>(`/orders/${id}`),
  createOne: (order: Partial<Order>) => api.post<Order>('/orders', withTime(order)),
  updateOne: (id, order: Partial<Order>) => api.patch<Order>(`/orders/${id}`, withTime(order)),
  validate: (order) => ({ issues: validateOrder(order) }),
} satisfies DataSource<Order>;
