import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

// preview-start
function ShortcutsDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Press N for a new order, F to filter the list and ? to see this dialog again.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function DemoContent() {
  const dialogs = useDialogs();

  return (
    // preview-start
    <Button variant="outlined" onClick={() => dialogs.open(ShortcutsDialog)}>
      Show shortcuts
    </Button>
    // preview-end
  );
}

export default function CustomDialog() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
