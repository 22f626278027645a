import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageContainer } from '../page-container/PageContainer';
import { useDialogs, type DialogProps } from '../use-dialogs/useDialogs';
import { useNotifications } from '../use-notifications/useNotifications';

function PortDialog({ payload, open, onClose }: DialogProps<string[], string | null>) {
  return (
    <Dialog open={open} onClose={() => void onClose(null)}>
      <DialogTitle>Choose a port</DialogTitle>
      <DialogActions>
        {payload.map((port) => (
          <Button key={port} onClick={() => void onClose(port)}>
            {port}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}

/** Dialogs and notifications. */
export function MessagesPage() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [answer, setAnswer] = useState('none');
  const remember = (value: unknown) => setAnswer(String(value));

  return (
    <PageContainer>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void dialogs.alert('The ship has left.').then(remember)}>
          Alert
        </Button>
        <Button
          onClick={() =>
            void dialogs
              .confirm('Delete the order?', { okText: 'Delete', severity: 'error' })
              .then(remember)
          }
        >
          Confirm
        </Button>
        <Button onClick={() => void dialogs.prompt('Ship name').then(remember)}>Prompt</Button>
        <Button onClick={() => void dialogs.open(PortDialog, ['Oslo', 'Lisbon']).then(remember)}>
          Custom dialog
        </Button>
        <Button
          onClick={() => {
            notifications.show('The order was archived.', {
              severity: 'success',
              autoHideDuration: 6000,
              actionText: 'Undo',
              onAction: () => notifications.show('The order was restored.'),
            });
            notifications.show('Two orders are left.', { autoHideDuration: 3000 });
          }}
        >
          Notify
        </Button>
      </Stack>
      <Typography>Last answer: {answer}</Typography>
    </PageContainer>
  );
}
