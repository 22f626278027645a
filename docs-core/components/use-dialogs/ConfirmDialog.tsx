import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function DemoContent() {
  const dialogs = useDialogs();

  // preview-start
  const archive = async () => {
    const confirmed = await dialogs.confirm(
      'Archive order 2041? It will no longer be an open order.',
      {
        title: 'Archive order',
        okText: 'Yes',
        cancelText: 'No',
      },
    );

    if (confirmed) {
      await dialogs.alert('Order 2041 is archived.', { title: 'Done' });
    } else {
      await dialogs.alert('Order 2041 stays open.', { title: 'Nothing changed' });
    }
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={archive}>
      Archive order
    </Button>
  );
}

export default function ConfirmDialog() {
  return (
    <DialogsProvider>
      <DemoContent />
    </DialogsProvider>
  );
}
