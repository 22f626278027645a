import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';
import { TransferProvider, useTransfer, type TransferField } from './TransferContext';

type Country = 'United States' | 'India';

interface TransferPayload {
  component: React.ReactNode;
  data: string;
}

interface FieldProps {
  name: TransferField;
  label: string;
  prefix?: string;
  options?: string[];
}

function Field({ name, label, prefix, options }: FieldProps) {
  const { values, setValue } = useTransfer();

  return (
    <TextField
      required
      label={label}
      select={Boolean(options)}
      value={values[name]}
      onChange={(event) => setValue(name, event.target.value)}
      slotProps={{
        input: prefix
          ? { startAdornment: <InputAdornment position="start">{prefix}</InputAdornment> }
          : undefined,
      }}
    >
      {options?.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

const forms: Record<Country, React.ReactNode> = {
  'United States': (
    <React.Fragment>
      <Field name="amount" label="Amount" prefix="$" />
      <Field name="routingNumber" label="Routing number" />
      <Field name="accountNumber" label="Account number" />
      <Field name="accountType" label="Account type" options={['Checking', 'Savings']} />
    </React.Fragment>
  ),
  India: (
    <React.Fragment>
      <Field name="amount" label="Amount" prefix="₹" />
      <Field name="ifscCode" label="IFSC code" />
      <Field name="accountNumber" label="Account number" />
    </React.Fragment>
  ),
};

/** Stands for a request. It resolves with the id of the transfer. */
async function requestTransfer(csrfToken: string): Promise<string> {
  if (!csrfToken) {
    throw new Error('A transfer needs a token');
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return crypto.randomUUID();
}

// preview-start
function TransferDialog({ payload, open, onClose }: DialogProps<TransferPayload, string | null>) {
  const [loading, setLoading] = React.useState(false);

  const handleSubmit = async (event: React.SyntheticEvent) => {
    event.preventDefault();
    setLoading(true);
    try {
      await onClose(await requestTransfer(payload.data));
    } finally {
      setLoading(false);
    }
  };

  const cancel = () => {
    if (!loading) {
      onClose(null);
    }
  };

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={cancel}>
      <form onSubmit={handleSubmit}>
        <DialogTitle>Transfer money</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {payload.component}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button disabled={!open || loading} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={!open} loading={loading}>
            Transfer
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
// preview-end

function DemoContent() {
  const dialogs = useDialogs();
  const { reset } = useTransfer();
  const [country, setCountry] = React.useState<Country>('United States');

  // preview-start
  const transfer = async () => {
    reset();
    const transferId = await dialogs.open(TransferDialog, {
      component: forms[country],
      data: 'csrf-token-from-your-server',
    });
    if (transferId !== null) {
      await dialogs.alert(`Transfer ${transferId} is on its way.`, { title: 'Success' });
    }
  };
  // preview-end

  return (
    <Stack direction="row" spacing={2}>
      <TextField
        select
        size="small"
        label="Country"
        value={country}
        onChange={(event) => setCountry(event.target.value as Country)}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value="United States">United States</MenuItem>
        <MenuItem value="India">India</MenuItem>
      </TextField>
      <Button variant="outlined" onClick={transfer}>
        Transfer money
      </Button>
    </Stack>
  );
}

export default function CustomDialogWithPayloadAdvanced() {
  return (
    <TransferProvider>
      <DialogsProvider>
        <DemoContent />
      </DialogsProvider>
    </TransferProvider>
  );
}
