import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import {
  NotificationsProvider,
  useNotifications,
  type NotificationsProviderSlots,
} from '@toolpad/core/useNotifications';

// preview-start
const slots: NotificationsProviderSlots = {
  snackbar: styled(Snackbar)({ position: 'absolute' }),
};
// preview-end

function NotifyButton() {
  const notifications = useNotifications();

  const handleClick = () => {
    notifications.show('The note was added.', { autoHideDuration: 3000 });
  };

  return (
    <Button variant="outlined" onClick={handleClick}>
      Add note
    </Button>
  );
}

export default function ScopedNotification() {
  return (
    // preview-start
    <Box
      sx={{
        position: 'relative',
        height: 150,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <NotificationsProvider slots={slots}>
        <NotifyButton />
      </NotificationsProvider>
    </Box>
    // preview-end
  );
}
