import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

type Connection = 'initial' | 'online' | 'offline';

function ConnectionSwitch() {
  const notifications = useNotifications();
  const [connection, setConnection] = React.useState<Connection>('initial');

  // preview-start
  React.useEffect(() => {
    if (connection === 'initial') {
      return undefined;
    }

    const key =
      connection === 'online'
        ? notifications.show('You are back online.', {
            severity: 'success',
            autoHideDuration: 3000,
          })
        : notifications.show('You are offline.', { severity: 'error' });

    return () => {
      notifications.close(key);
    };
  }, [connection, notifications]);
  // preview-end

  return (
    <FormControlLabel
      label="Online"
      control={
        <Switch
          checked={connection !== 'offline'}
          onChange={(event) => setConnection(event.target.checked ? 'online' : 'offline')}
        />
      }
    />
  );
}

export default function CloseNotification() {
  return (
    <NotificationsProvider>
      <ConnectionSwitch />
    </NotificationsProvider>
  );
}
