import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CODEC_NUMBER } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function SettingsWithCore() {
  // preview-start
  const [name, setName] = useLocalStorageState('with-core-name', 'Ines');
  const [rows, setRows] = useLocalStorageState('with-core-rows', 25, { codec: CODEC_NUMBER });
  // preview-end

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextField
        select
        label="Rows"
        value={rows}
        onChange={(event) => setRows(Number(event.target.value))}
      >
        {[10, 25, 50].map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={() => setRows(null)}>Reset the rows</Button>
    </Stack>
  );
}
