import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataField } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { CUSTOMERS } from '../../company/company';
import { createServer } from '../../company/server';
import { theme } from '../../company/theme';

type Order = { id: number; customer: string; instructions: string; insured: boolean };
type Values = Partial<Omit<Order, 'id'>>;

const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'instructions', headerName: 'Instructions', flex: 2 },
  { field: 'insured', headerName: 'Insured', type: 'boolean' },
];

const orderSource = createServer<Order>(fields, []);

// preview-start
/** Every text field of the form. `name` is the field of the data source. */
function OrderField(props: TextFieldProps) {
  const { name, value, onChange } = props;

  if (name === 'instructions') return <TextField {...props} multiline minRows={3} />;

  if (name === 'customer') {
    const choose = (customer: string | null) =>
      onChange?.({
        target: { name, value: customer ?? '' },
      } as React.ChangeEvent<HTMLInputElement>);
    return (
      <Autocomplete
        options={CUSTOMERS}
        value={(value as string) || null}
        onChange={(_, customer) => choose(customer)}
        isOptionEqualToValue={(option, chosen) => option === chosen}
        fullWidth
        renderInput={({ InputProps, inputProps, ...params }) => (
          <TextField
            {...params}
            label={props.label}
            error={props.error}
            helperText={props.helperText}
            slotProps={{ input: InputProps, htmlInput: inputProps }}
          />
        )}
      />
    );
  }

  return <TextField {...props} />;
}
// preview-end

/** React resets a form after a failed submit too. This keeps the checkbox as the user left it. */
function keepValues(element: HTMLDivElement) {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('reset', stop, true);
  return () => element.removeEventListener('reset', stop, true);
}

export default function CrudFieldCustom() {
  const [values, setValues] = React.useState<Values>({ insured: true });
  const [error, setError] = React.useState<string>();
  const [saved, setSaved] = React.useState<Order>();

  function change(name: keyof Order, value: unknown) {
    setValues({ ...values, [name]: value });
    if (name === 'customer') setError(undefined);
  }

  async function save(order: Values) {
    setError(order.customer ? undefined : 'Customer is required');
    if (order.customer) setSaved(await orderSource.createOne(order));
  }

  return (
    <AppProvider theme={theme}>
      <main>
        <PageContainer title="New order" breadcrumbs={[]}>
          {saved && <Alert sx={{ mb: 2 }}>Order for {saved.customer} created.</Alert>}
          <div ref={keepValues}>
            <CrudForm<Order>
              dataSource={orderSource}
              formState={{ values, errors: { customer: error } }}
              onFieldChange={change}
              onSubmit={save}
              submitButtonLabel="Create"
              slots={{ textField: OrderField }}
            />
          </div>
        </PageContainer>
      </main>
    </AppProvider>
  );
}
