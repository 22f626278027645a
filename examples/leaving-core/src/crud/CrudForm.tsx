'use client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { DataField, DataModel, FormErrors, OmitId } from './dataSource';
import { FormField } from './FormField';

export interface CrudFormProps<D extends DataModel> {
  fields: DataField[];
  values: Partial<OmitId<D>>;
  errors: FormErrors;
  onFieldChange: (name: string, value: unknown) => Promise<void> | void;
  /** Resolves to `false` if the item can't be saved. */
  onSubmit: () => Promise<boolean>;
  submitButtonLabel: string;
}

const hasInput = ({ field, editable, type, renderFormField }: DataField) =>
  field !== 'id' &&
  editable !== false &&
  (renderFormField !== undefined || (type !== 'actions' && type !== 'custom'));

/** An input for each field. The values are those of the caller. */
export function CrudForm<D extends DataModel>(props: CrudFormProps<D>) {
  const { fields, values, errors, onFieldChange, onSubmit, submitButtonLabel } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  // The first wrong field takes the focus, so that screen readers read its message.
  useEffect(() => {
    if (failures > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    const isSaved = await onSubmit().finally(() => setPending(false));
    if (!isSaved) setFailures((count) => count + 1);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        ref={formRef}
        noValidate
        autoComplete="off"
        onSubmit={(event: SyntheticEvent) => void submit(event)}
        spacing={2}
        sx={{ width: '100%' }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
            gap: 2,
          }}
        >
          {fields.filter(hasInput).map((field) => (
            <FormField
              key={field.field}
              field={field}
              value={(values as Record<string, unknown>)[field.field]}
              error={errors[field.field]}
              onChange={(value) => void onFieldChange(field.field, value)}
            />
          ))}
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isPending}
          sx={{ alignSelf: 'flex-end' }}
        >
          {submitButtonLabel}
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
