import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import type { DataField, DataSource } from '@toolpad/core/Crud';
import { CUSTOMERS } from '../../company/company';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Customer = { id: number; name: string };
type Order = { id: number; customerId: number; port: string };

/** In your app, a request to the API of the other table. */
async function fetchCustomers(): Promise<Customer[]> {
  return CUSTOMERS.map((name, index) => ({ id: index + 1, name }));
}

// preview-start
const fieldsFor = (customers: Customer[]): DataField[] => [
  { field: 'id', headerName: 'Order' },
  {
    field: 'customerId',
    headerName: 'Customer',
    type: 'singleSelect',
    valueOptions: customers.map(({ id, name }) => ({ value: id, label: name })),
    flex: 1,
  },
  { field: 'port', headerName: 'Port', flex: 1 },
];
// preview-end

const server = createServer<Order>(fieldsFor([]), [
  { id: 1041, customerId: 6, port: 'Oslo' },
  { id: 1042, customerId: 1, port: 'Antwerp' },
]);

export default function CrudFieldRelation() {
  const [orderSource, setOrderSource] = React.useState<DataSource<Order>>();

  React.useEffect(() => {
    fetchCustomers().then((customers) =>
      setOrderSource({ ...server, fields: fieldsFor(customers) }),
    );
  }, []);

  if (!orderSource) return <LinearProgress aria-label="Loading customers" />;
  return <FieldPages<Order> dataSource={orderSource} />;
}
