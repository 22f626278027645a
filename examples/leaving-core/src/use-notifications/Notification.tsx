'use client';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useLocaleText } from '../localization/localization';
import type { QueuedNotification } from './useNotifications';

interface NotificationProps {
  notification: QueuedNotification;
  /** Number of notifications, this one included. */
  count: number;
  snackbarProps?: SnackbarProps;
  onClose: () => void;
  onExited: () => void;
}

export function Notification(props: NotificationProps) {
  const { notification, count, snackbarProps, onClose, onExited } = props;
  const { severity, message, actionText, onAction, isOpen } = notification;
  const { close } = useLocaleText();

  const action = (
    <>
      {actionText && onAction && (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            onClose();
            onAction();
          }}
        >
          {actionText}
        </Button>
      )}
      <IconButton size="small" color="inherit" aria-label={close} title={close} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );

  return (
    <Snackbar
      {...snackbarProps}
      open={isOpen}
      autoHideDuration={notification.autoHideDuration ?? snackbarProps?.autoHideDuration ?? null}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      slotProps={{ ...snackbarProps?.slotProps, transition: { onExited } }}
    >
      <Badge badgeContent={count > 1 ? count : null} color="primary" sx={{ width: '100%' }}>
        {severity ? (
          <Alert
            severity={severity}
            role={severity === 'error' ? 'alert' : 'status'}
            action={action}
            sx={{ width: '100%' }}
          >
            {message}
          </Alert>
        ) : (
          <SnackbarContent role="status" message={message} action={action} />
        )}
      </Badge>
    </Snackbar>
  );
}
