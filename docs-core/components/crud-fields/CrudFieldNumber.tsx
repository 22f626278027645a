import type { DataField } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = { id: number; customer: string; amount: number };

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  // preview-start
  {
    field: 'amount',
    headerName: 'Amount, €',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
  // preview-end
];

const orderSource = createServer<Order>(fields, [
  { id: 1041, customer: 'Nordlys Timber', amount: 4260 },
  { id: 1042, customer: 'Aldertree Foods', amount: 5240.5 },
  { id: 1043, customer: 'Tern Instruments', amount: 0 },
]);

export default function CrudFieldNumber() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
