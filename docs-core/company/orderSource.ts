import { DataSourceCache, type DataField, type DataSource } from '@toolpad/core/Crud';
import { ORDERS, STATUSES, type Order } from './orders';
import { createServer } from './server';

const fields: DataField[] = [
  { field: 'id', headerName: 'Order', width: 68 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', width: 96 },
  {
    field: 'placed',
    headerName: 'Placed',
    type: 'date',
    width: 96,
    valueGetter: (value?: string | null) => (value ? new Date(value) : null),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 96,
  },
  { field: 'amount', headerName: 'Amount, €', type: 'number', width: 100 },
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 80 },
];

export const orderSource = {
  ...createServer<Order>(fields, ORDERS),

  validate({ customer, port, placed, status, amount }) {
    const issues = [];
    if (!customer) issues.push({ message: 'Customer is required', path: ['customer'] });
    else if (customer.length < 3)
      issues.push({ message: 'Customer needs at least 3 characters', path: ['customer'] });
    if (!port) issues.push({ message: 'Port is required', path: ['port'] });
    if (!placed) issues.push({ message: 'Date is required', path: ['placed'] });
    if (!status) issues.push({ message: 'Status is required', path: ['status'] });
    if (!amount || amount < 0) issues.push({ message: 'Amount must be above 0', path: ['amount'] });
    return { issues };
  },
} satisfies DataSource<Order>;

export const orderCache = new DataSourceCache();
