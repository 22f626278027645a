import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function NotifyButton() {
  // preview-start
  const notifications = useNotifications();

  const handleClick = () => {
    notifications.show('The order was sent to the warehouse.', {
      autoHideDuration: 3000,
    });
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={handleClick}>
      Send order
    </Button>
  );
}

export default function BasicNotification() {
  return (
    <NotificationsProvider>
      <NotifyButton />
    </NotificationsProvider>
  );
}
