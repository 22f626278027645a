import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DataField } from '@toolpad/core/Crud';
import { CUSTOMERS } from '../../company/company';
import { createServer } from '../../company/server';
import { FieldPages } from './FieldPages';

type Order = { id: number; customer: string; instructions: string };

const fields: DataField[] = [
  { field: 'id', headerName: 'Order' },
  // preview-start
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    renderFormField: ({ value, onChange, error }) => (
      <Autocomplete
        options={CUSTOMERS}
        value={(value as (typeof CUSTOMERS)[number]) || null}
        onChange={(_, customer) => onChange(customer ?? '')}
        fullWidth
        renderInput={({ InputProps, inputProps, ...params }) => (
          <TextField
            {...params}
            label="Customer"
            error={!!error}
            helperText={error ?? ' '}
            slotProps={{ input: InputProps, htmlInput: inputProps }}
          />
        )}
      />
    ),
  },
  {
    field: 'instructions',
    headerName: 'Instructions',
    flex: 2,
    renderFormField: ({ value, onChange, error }) => (
      <TextField
        label="Instructions"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        error={!!error}
        helperText={error ?? ' '}
        multiline
        minRows={3}
        fullWidth
      />
    ),
  },
  // preview-end
];

const orderSource = createServer<Order>(fields, [
  { id: 1041, customer: 'Nordlys Timber', instructions: 'Call the yard an hour ahead.' },
  { id: 1042, customer: 'Aldertree Foods', instructions: '' },
]);

export default function CrudFieldCustom() {
  return <FieldPages<Order> dataSource={orderSource} />;
}
