import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

const messages = {
  info: 'A new version of the price list is available.',
  success: 'The price list was published.',
  warning: 'Three products have no price.',
  error: 'The price list could not be published.',
};

type Severity = keyof typeof messages;
const severities = Object.keys(messages) as Severity[];

function NotifyForm() {
  const notifications = useNotifications();
  const [severity, setSeverity] = React.useState<Severity>('info');

  // preview-start
  const handleClick = () => {
    notifications.show(messages[severity], {
      severity,
      autoHideDuration: 3000,
    });
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControl>
        <FormLabel id="alert-notification-severity">Severity</FormLabel>
        <RadioGroup
          row
          aria-labelledby="alert-notification-severity"
          name="alert-notification-severity"
          value={severity}
          onChange={(_event, value) => setSeverity(value as Severity)}
        >
          {severities.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio />}
              label={name}
              sx={{ textTransform: 'capitalize' }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Button variant="outlined" onClick={handleClick}>
        Notify
      </Button>
    </Stack>
  );
}

export default function AlertNotification() {
  return (
    <NotificationsProvider>
      <NotifyForm />
    </NotificationsProvider>
  );
}
