import type { DataField } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = { id: number; customer: string; port: string };

// preview-start
const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'port', headerName: 'Port', flex: 1 },
];
// preview-end

const orderSource = createServer<Order>(fields, [
  { id: 1041, customer: 'Nordlys Timber', port: 'Oslo' },
  { id: 1042, customer: 'Aldertree Foods', port: 'Antwerp' },
]);

export default function CrudFieldText() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
