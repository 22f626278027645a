'use client';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { optionsOf, type DataField, type FormFieldProps } from './dataSource';

/** The input of a field: the one that it defines, or the one of its type. */
export function FormField({ field, ...props }: FormFieldProps & { field: DataField }) {
  const { value, onChange, error } = props;
  if (field.renderFormField) return field.renderFormField(props);

  const label = field.headerName ?? field.field;
  const text = {
    name: field.field,
    label,
    error: !!error,
    helperText: error ?? ' ',
    fullWidth: true,
  };
  const date = {
    name: field.field,
    label,
    value: value ? dayjs(value as string) : null,
    slotProps: {
      textField: { error: !!error, helperText: error ?? ' ', fullWidth: true },
      field: { clearable: true },
    },
  };

  switch (field.type) {
    case 'number':
      return (
        <TextField
          {...text}
          type="number"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      );
    case 'boolean':
      return (
        <FormControl error={!!error}>
          <FormControlLabel
            label={label}
            control={
              <Checkbox
                name={field.field}
                checked={!!value}
                onChange={(_event, checked) => onChange(checked)}
              />
            }
          />
          <FormHelperText>{error ?? ' '}</FormHelperText>
        </FormControl>
      );
    case 'date':
      // A day has no time zone.
      return (
        <DatePicker
          {...date}
          onChange={(next) => onChange(next?.isValid() ? next.format('YYYY-MM-DD') : null)}
        />
      );
    case 'dateTime':
      return (
        <DateTimePicker
          {...date}
          onChange={(next) => onChange(next?.isValid() ? next.toISOString() : null)}
        />
      );
    case 'singleSelect':
      return (
        <TextField
          {...text}
          select
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        >
          {optionsOf(field).map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      );
    default:
      return (
        <TextField
          {...text}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
