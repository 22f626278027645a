import type { DataField } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = { id: number; customer: string; insured: boolean };

const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  // preview-start
  { field: 'insured', headerName: 'Insured', type: 'boolean', width: 110 },
  // preview-end
];

const orderSource = createServer<Order>(fields, [
  { id: 1041, customer: 'Nordlys Timber', insured: true },
  { id: 1042, customer: 'Aldertree Foods', insured: false },
]);

export default function CrudFieldBoolean() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
