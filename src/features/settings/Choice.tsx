import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

export interface ChoiceProps<Value extends string> {
  label: string;
  /** Values to choose from, in display order. */
  values: readonly Value[];
  value: Value;
  /** Returns the label of a value. */
  labelOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A choice between a few values. One is always selected: clicking it changes nothing. */
export function Choice<Value extends string>({
  label,
  values,
  value,
  labelOf,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const labelId = useId();
  return (
    <div>
      <FormLabel id={labelId} component="div" sx={{ fontSize: '0.875rem', marginBlockEnd: 1 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        value={value}
        aria-labelledby={labelId}
        onChange={(_event, chosen: Value | null) => {
          if (chosen !== null) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <ToggleButton key={each} value={each} data-value={each}>
            {labelOf(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
