'use client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SyntheticEvent, type ReactNode } from 'react';
import { useLocaleText } from '../localization/localization';
import type { DialogProps, OpenDialogOptions } from './useDialogs';

export interface SystemDialogOptions<R> extends OpenDialogOptions<R> {
  title?: ReactNode;
  okText?: ReactNode;
  cancelText?: ReactNode;
  /** Color of the OK button. */
  severity?: 'error' | 'info' | 'success' | 'warning';
}

export interface SystemDialogPayload extends Omit<SystemDialogOptions<never>, 'onClose'> {
  msg: ReactNode;
}

interface FrameProps<R> extends DialogProps<SystemDialogPayload, R> {
  defaultTitle: string;
  /** Result of the OK button. */
  getResult: (form: FormData) => R;
  /** Result of Cancel, Escape, and the backdrop. */
  cancelResult: R;
  hasCancel?: boolean;
  /** Receives the ID of the message. */
  renderField?: (labelId: string) => ReactNode;
}

function Frame<R>(props: FrameProps<R>) {
  const { open, payload, onClose, defaultTitle, getResult, cancelResult } = props;
  const { hasCancel = true, renderField } = props;
  const text = useLocaleText();
  const msgId = useId();
  const [pending, setPending] = useState<'ok' | 'cancel'>();
  const [error, setError] = useState<string>();

  async function close(button: 'ok' | 'cancel', result: R) {
    if (pending) return;
    setPending(button);
    setError(undefined);
    try {
      await onClose(result);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
    setPending(undefined);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through portals, to a form that contains the provider.
    event.stopPropagation();
    void close('ok', getResult(new FormData(event.currentTarget)));
  }

  return (
    <Dialog
      open={open}
      onClose={() => void close('cancel', cancelResult)}
      aria-describedby={msgId}
      fullWidth
      maxWidth="xs"
    >
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle>{payload.title ?? defaultTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText component="div" id={msgId}>
            {payload.msg}
          </DialogContentText>
          {renderField?.(msgId)}
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          {hasCancel && (
            <Button
              autoFocus={!renderField}
              disabled={pending === 'ok'}
              loading={pending === 'cancel'}
              onClick={() => void close('cancel', cancelResult)}
            >
              {payload.cancelText ?? text.cancel}
            </Button>
          )}
          <Button
            type="submit"
            autoFocus={!hasCancel}
            color={payload.severity}
            disabled={pending === 'cancel'}
            loading={pending === 'ok'}
          >
            {payload.okText ?? text.ok}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

export function AlertDialog(props: DialogProps<SystemDialogPayload, void>) {
  return (
    <Frame
      {...props}
      defaultTitle={useLocaleText().alert}
      getResult={() => {}}
      cancelResult={undefined}
      hasCancel={false}
    />
  );
}

export function ConfirmDialog(props: DialogProps<SystemDialogPayload, boolean>) {
  const { confirm } = useLocaleText();
  return <Frame {...props} defaultTitle={confirm} getResult={() => true} cancelResult={false} />;
}

export function PromptDialog(props: DialogProps<SystemDialogPayload, string | null>) {
  return (
    <Frame<string | null>
      {...props}
      defaultTitle={useLocaleText().prompt}
      getResult={(form) => String(form.get('text'))}
      cancelResult={null}
      renderField={(labelId) => (
        <TextField
          name="text"
          variant="standard"
          margin="dense"
          autoFocus
          required
          fullWidth
          slotProps={{ htmlInput: { 'aria-labelledby': labelId } }}
        />
      )}
    />
  );
}
