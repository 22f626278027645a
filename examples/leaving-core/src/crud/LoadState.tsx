'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useLocaleText } from '../localization/localization';

interface LoadStateProps {
  error: string | undefined;
  onRetry: () => void;
}

/** Shown until an item is loaded. */
export function LoadState({ error, onRetry }: LoadStateProps) {
  const { reloadButtonLabel } = useLocaleText();
  if (!error) return <CircularProgress aria-label={reloadButtonLabel} sx={{ m: 'auto' }} />;
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {reloadButtonLabel}
        </Button>
      }
    >
      {error}
    </Alert>
  );
}
