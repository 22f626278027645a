import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import dayjs, { type Dayjs } from 'dayjs';

// preview-start
const dayjsCodec: Codec<Dayjs> = {
  parse: (raw) => dayjs(raw),
  stringify: (date) => date.toISOString(),
};
// preview-end

export default function LocalStorageStateCustom() {
  // preview-start
  const [value, setValue] = useLocalStorageState<Dayjs>('custom-value', null, {
    codec: dayjsCodec,
  });
  // preview-end

  const handleChange = (date: Dayjs | null) => {
    // An impossible date such as 02/31 has no ISO string. Keep it out of the storage.
    if (date === null || date.isValid()) {
      setValue(date);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <DatePicker label="Delivery date" value={value} onChange={handleChange} />
        <Button onClick={() => setValue(null)}>Clear</Button>
      </Stack>
    </LocalizationProvider>
  );
}
