import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

type Stored = { value: unknown; error?: undefined } | { value?: undefined; error: string };

// preview-start
const safeJsonCodec: Codec<Stored> = {
  parse: (raw) => {
    try {
      return { value: JSON.parse(raw) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  },
  stringify: (stored) => JSON.stringify(stored.value ?? null),
};
// preview-end

const initialValue: Stored = { value: { columns: ['order', 'customer'] } };

export default function LocalStorageStateError() {
  // preview-start
  const [stored, setStored] = useLocalStorageState<Stored>('error-value', initialValue, {
    codec: safeJsonCodec,
  });
  // preview-end

  const writeValid = () => {
    setStored({ value: { columns: ['order', 'customer', 'due'] } });
  };

  const writeInvalid = () => {
    window.localStorage.setItem('error-value', '{"columns": ["order",');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" onClick={writeValid}>
          Write valid JSON
        </Button>
        <Button variant="outlined" color="error" onClick={writeInvalid}>
          Write invalid JSON
        </Button>
      </Stack>
      <Typography role="status" color={stored?.error ? 'error' : 'text.primary'}>
        {stored?.error ?? JSON.stringify(stored?.value)}
      </Typography>
    </Stack>
  );
}
