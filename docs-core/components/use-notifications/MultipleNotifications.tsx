import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function NotifyButton() {
  const notifications = useNotifications();

  // preview-start
  const handleClick = () => {
    notifications.show('Invoice 311 was created.', { autoHideDuration: 1000 });
    notifications.show('Invoice 312 was created.', { autoHideDuration: 1000 });
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={handleClick}>
      Create two invoices
    </Button>
  );
}

export default function MultipleNotifications() {
  return (
    <NotificationsProvider>
      <NotifyButton />
    </NotificationsProvider>
  );
}
