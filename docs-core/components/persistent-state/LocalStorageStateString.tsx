import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function LocalStorageStateString() {
  // preview-start
  const [value, setValue] = useLocalStorageState('string-value', 'Pier 4, gate B');
  // preview-end

  return (
    <Stack direction="row" spacing={2}>
      <TextField
        size="small"
        label="Pick-up point"
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button onClick={() => setValue(null)}>Clear</Button>
    </Stack>
  );
}
