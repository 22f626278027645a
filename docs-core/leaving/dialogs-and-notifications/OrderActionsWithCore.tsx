import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const PORTS = ['Antwerp', 'Gdansk', 'Hamburg', 'Oslo'];

/** A dialog with the current port as its payload. Its result is the chosen one, or null. */
function PortDialog({ open, payload, onClose }: DialogProps<string, string | null>) {
  return (
    <Dialog open={open} onClose={() => onClose(null)} aria-labelledby="port-title">
      <DialogTitle id="port-title">Change port</DialogTitle>
      <List>
        {PORTS.map((port) => (
          <ListItemButton key={port} selected={port === payload} onClick={() => onClose(port)}>
            <ListItemText primary={port} />
          </ListItemButton>
        ))}
      </List>
    </Dialog>
  );
}

function OrderActions() {
  const [order, setOrder] = React.useState({ customer: 'Nordlys Timber', port: 'Oslo' });
  const [isDeleted, setIsDeleted] = React.useState(false);
  // preview-start
  const dialogs = useDialogs();
  const notifications = useNotifications();

  async function changePort() {
    const port = await dialogs.open(PortDialog, order.port);
    if (port) setOrder({ ...order, port });
  }

  async function rename() {
    const customer = await dialogs.prompt('Customer name', { okText: 'Rename' });
    if (customer) setOrder({ ...order, customer });
  }

  async function remove() {
    const options = { severity: 'error', okText: 'Delete' } as const;
    if (!(await dialogs.confirm('Delete order 1041?', options))) return;
    setIsDeleted(true);
    notifications.show('Order 1041 was deleted.', {
      severity: 'success',
      actionText: 'Undo',
      onAction: () => setIsDeleted(false),
      autoHideDuration: 6000,
    });
  }
  // preview-end

  if (isDeleted) return <Typography>No orders</Typography>;
  return (
    <Stack spacing={2}>
      <Typography>
        Order 1041: {order.customer}, {order.port}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={changePort}>
          Change port
        </Button>
        <Button variant="outlined" onClick={rename}>
          Rename
        </Button>
        <Button variant="outlined" color="error" onClick={remove}>
          Delete
        </Button>
      </Stack>
    </Stack>
  );
}

export default function OrderActionsWithCore() {
  return (
    <NotificationsProvider>
      <DialogsProvider>
        <OrderActions />
      </DialogsProvider>
    </NotificationsProvider>
  );
}
