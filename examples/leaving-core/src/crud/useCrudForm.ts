'use client';
import { useState } from 'react';
import { useLocaleText } from '../localization/localization';
import { useNotifications } from '../use-notifications/useNotifications';
import {
  errorsOf,
  messageOf,
  type DataModel,
  type DataSource,
  type FormErrors,
  type OmitId,
} from './dataSource';

interface CrudFormOptions<D extends DataModel> {
  dataSource: DataSource<D>;
  initialValues: Partial<OmitId<D>>;
  /** @throws if the item can't be saved */
  save: (values: Partial<OmitId<D>>) => Promise<unknown> | unknown;
  labels: 'create' | 'edit';
}

/** Values and errors of a form, which stay after a failed attempt. */
export function useCrudForm<D extends DataModel>(options: CrudFormOptions<D>) {
  const { dataSource, initialValues, save, labels } = options;
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FormErrors>({});
  const notifications = useNotifications();
  const text = useLocaleText();

  async function validate(next: Partial<OmitId<D>>): Promise<FormErrors> {
    return errorsOf((await dataSource.validate?.(next)) ?? {});
  }

  return {
    values,
    errors,

    /** Validates this field only. */
    async onFieldChange(name: string, value: unknown) {
      const next = { ...values, [name]: value };
      setValues((current) => ({ ...current, [name]: value }));
      const { [name]: error } = await validate(next);
      setErrors(({ [name]: _previous, ...others }) =>
        error ? { ...others, [name]: error } : others,
      );
    },

    /** Resolves to `true` if the item is saved. */
    async onSubmit(): Promise<boolean> {
      const found = await validate(values);
      setErrors(found);
      if (Object.keys(found).length > 0) return false;
      try {
        await save(values);
      } catch (error) {
        const message = `${text[`${labels}ErrorMessage`]} ${messageOf(error)}`;
        notifications.show(message, { severity: 'error', autoHideDuration: 6000 });
        return false;
      }
      const message = text[`${labels}SuccessMessage`];
      notifications.show(message, { severity: 'success', autoHideDuration: 3000 });
      return true;
    },

    reset() {
      setValues(initialValues);
      setErrors({});
    },
  };
}
