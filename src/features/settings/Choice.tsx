import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';

export interface ChoiceProps<Value extends string> {
  label: string;
  /** What may be chosen, in the order it is shown. */
  values: readonly Value[];
  value: Value;
  /** Text of a value. */
  labelOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** One of a few values. One is always chosen: a press on it changes nothing. */
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
