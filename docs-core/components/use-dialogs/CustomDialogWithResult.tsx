import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function NameDialog({ open, onClose }: DialogProps<undefined, string | null>) {
  const [name, setName] = React.useState('Weekly report');

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <DialogTitle>Save view</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          margin="dense"
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>Cancel</Button>
        <Button onClick={() => onClose(name)}>OK</Button>
      </DialogActions>
    </Dialog>
  );
}

function DemoContent() {
  const dialogs = useDialogs();

  // preview-start
  const saveView = async () => {
    const name = await dialogs.open(NameDialog);
    await dialogs.alert(name === null ? 'Nothing was saved.' : `Saved as “${name}”.`, {
      title: 'Save view',
    });
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={saveView}>
      Save view
    </Button>
  );
}

export default function CustomDialogWithResult() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
