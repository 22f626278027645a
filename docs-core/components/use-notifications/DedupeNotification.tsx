import Button from '@mui/material/Button';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function NotifyButton() {
  const notifications = useNotifications();

  // preview-start
  const handleClick = () => {
    notifications.show('Your changes are saved.', {
      key: 'changes-saved',
      autoHideDuration: 5000,
    });
  };
  // preview-end

  return (
    <Button variant="outlined" onClick={handleClick}>
      Save (press it twice)
    </Button>
  );
}

export default function DedupeNotification() {
  return (
    <NotificationsProvider>
      <NotifyButton />
    </NotificationsProvider>
  );
}
