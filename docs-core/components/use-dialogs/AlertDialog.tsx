import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function DemoContent() {
  const dialogs = useDialogs();

  // preview-start
  const showAlert = async () => {
    await dialogs.alert('The export has 1,204 rows and is on its way to your inbox.', {
      title: 'Export started',
    });
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={showAlert}>
      Export
    </Button>
  );
}

export default function AlertDialog() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
