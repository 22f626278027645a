import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

// preview-start
function LevelDialog({ payload: level, open, onClose }: DialogProps<number>) {
  const dialogs = useDialogs();

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Dialog {level}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {level === 1 ? 'This is the first dialog.' : `Opened from dialog ${level - 1}.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
        <Button onClick={() => dialogs.open(LevelDialog, level + 1)}>
          Open dialog {level + 1}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function DemoContent() {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.open(LevelDialog, 1)}>
      Open dialog 1
    </Button>
  );
}

export default function StackedDialog() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
