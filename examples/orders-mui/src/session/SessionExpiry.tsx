import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDialogs, type DialogProps } from '../use-dialogs/useDialogs';
import { useNotifications } from '../use-notifications/useNotifications';
import { useEffect } from 'react';
import { session, useSessionData } from './session';

/** How long before its end the user is asked, in milliseconds. */
const WARNING_TIME = 60_000;

/** Asks whether to stay signed in. The result is the answer. */
function ExpiryDialog({ open, onClose }: DialogProps<undefined, boolean>) {
  return (
    <Dialog open={open} onClose={() => void onClose(true)} fullWidth maxWidth="xs">
      <DialogTitle>Are you still there?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Your session ends in one minute. Stay signed in to keep working.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void onClose(false)}>Sign out</Button>
        <Button variant="contained" autoFocus onClick={() => void onClose(true)}>
          Stay signed in
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Watches the clock of the session: asks a minute before its end, and ends it. */
export function SessionExpiry(): null {
  const data = useSessionData();
  const expiresAt = data?.expiresAt;
  const dialogs = useDialogs();
  const notifications = useNotifications();

  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let dialog: Promise<boolean> | undefined;

    const warn = window.setTimeout(
      async () => {
        dialog = dialogs.open(ExpiryDialog);
        if (!(await dialog)) {
          session.signOut();
          return;
        }
        if (session.get()?.expiresAt !== expiresAt) return;
        await session.renew().catch((error: Error) => {
          notifications.show(error.message, { severity: 'error', autoHideDuration: 6000 });
        });
      },
      expiresAt - Date.now() - WARNING_TIME,
    );

    const end = window.setTimeout(() => {
      session.expire();
      if (dialog) void dialogs.close(dialog, true);
    }, expiresAt - Date.now());

    return () => {
      window.clearTimeout(warn);
      window.clearTimeout(end);
    };
    // The hooks' results are new objects at each render; the clock depends on the session alone.
  }, [expiresAt]);

  return null;
}
