import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { z } from 'zod';

// preview-start
const densitySchema = z.enum(['compact', 'standard', 'comfortable']);
type Density = z.infer<typeof densitySchema>;

const densityCodec: Codec<Density> = {
  parse: (raw) => densitySchema.catch('standard').parse(raw),
  stringify: (density) => density,
};
// preview-end

export default function LocalStorageStateZod() {
  // preview-start
  const [density, setDensity] = useLocalStorageState<Density>('zod-value', 'standard', {
    codec: densityCodec,
  });
  // preview-end

  return (
    <FormControl size="small" sx={{ minWidth: 180 }}>
      <InputLabel id="zod-value-label">Row density</InputLabel>
      <Select
        labelId="zod-value-label"
        label="Row density"
        value={density ?? ''}
        onChange={(event) => setDensity(densitySchema.parse(event.target.value))}
      >
        {densitySchema.options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
