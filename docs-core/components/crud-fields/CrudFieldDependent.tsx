import * as React from 'react';
import Alert from '@mui/material/Alert';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataField } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { createServer } from '../../company/server';
import { theme } from '../../company/theme';

type Order = { id: number; port: string; terminal: string; insured: boolean; insuredValue: number };
type Values = Partial<Omit<Order, 'id'>>;

// preview-start
const TERMINALS: Record<string, string[]> = {
  Antwerp: ['Churchill', 'Scheldt'],
  Hamburg: ['Grasbrook', 'Moorburg', 'Veddel'],
};

/** The fields of the form for the values so far. */
const fieldsFor = ({ port = '', insured }: Values): DataField[] => [
  { field: 'id' },
  { field: 'port', headerName: 'Port', type: 'singleSelect', valueOptions: Object.keys(TERMINALS) },
  {
    field: 'terminal',
    headerName: 'Terminal',
    type: 'singleSelect',
    valueOptions: TERMINALS[port] ?? [],
  },
  { field: 'insured', headerName: 'Insured', type: 'boolean' },
  ...(insured
    ? [{ field: 'insuredValue', headerName: 'Insured value, €', type: 'number' } as const]
    : []),
];

const server = createServer<Order>(fieldsFor({}), []);

function OrderForm({ onSave }: { onSave: (order: Order) => void }) {
  const [values, setValues] = React.useState<Values>({ insured: false });
  const source = React.useMemo(() => ({ ...server, fields: fieldsFor(values) }), [values]);

  function change(name: keyof Order, value: unknown) {
    // Another port has other terminals.
    setValues({ ...values, ...(name === 'port' && { terminal: '' }), [name]: value });
  }

  return (
    <CrudForm<Order>
      dataSource={source}
      formState={{ values, errors: {} }}
      onFieldChange={change}
      onSubmit={async (order) => onSave(await server.createOne(order))}
      submitButtonLabel="Create"
    />
  );
}
// preview-end

export default function CrudFieldDependent() {
  const [saved, setSaved] = React.useState<Order>();

  return (
    <AppProvider theme={theme}>
      <main>
        <PageContainer title="New order" breadcrumbs={[]}>
          {saved && <Alert sx={{ mb: 2 }}>Order for the terminal {saved.terminal} created.</Alert>}
          <OrderForm onSave={setSaved} />
        </PageContainer>
      </main>
    </AppProvider>
  );
}
