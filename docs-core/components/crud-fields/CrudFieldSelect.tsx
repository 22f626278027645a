import type { DataField } from '@toolpad/core/Crud';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = { id: number; status: string; priority: number };

// preview-start
const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Booked', 'Loading', 'At sea', 'Delivered'],
    flex: 1,
  },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: [
      { value: 1, label: 'High' },
      { value: 2, label: 'Normal' },
    ],
    flex: 1,
  },
];
// preview-end

const orderSource = createServer<Order>(fields, [
  { id: 1041, status: 'Delivered', priority: 2 },
  { id: 1056, status: 'At sea', priority: 1 },
]);

export default function CrudFieldSelect() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
