import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function ShipmentDialog({ payload, open, onClose }: DialogProps<string>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Shipment</DialogTitle>
      <DialogContent>
        <DialogContentText>Reference: {payload || 'none'}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function DemoContent() {
  const dialogs = useDialogs();
  const [reference, setReference] = React.useState('HB-2041');

  return (
    <Stack direction="row" spacing={2}>
      <TextField
        size="small"
        label="Reference"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      {/* preview-start */}
      <Button variant="outlined" onClick={() => dialogs.open(ShipmentDialog, reference)}>
        Open
      </Button>
      {/* preview-end */}
    </Stack>
  );
}

export default function CustomDialogWithPayload() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
