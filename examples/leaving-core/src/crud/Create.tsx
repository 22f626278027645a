'use client';
import { useLocaleText } from '../localization/localization';
import { CrudForm } from './CrudForm';
import { needed, useDataSource } from './CrudProvider';
import type { DataModel, DataSource, OmitId } from './dataSource';
import { useCrudForm } from './useCrudForm';

export interface CreateProps<D extends DataModel> {
  /** Default: that of the provider. */
  dataSource?: DataSource<D>;
  initialValues?: Partial<OmitId<D>>;
  onSubmitSuccess?: (values: Partial<OmitId<D>>) => void;
  /** Restores the initial values after the item is created. */
  resetOnSubmit?: boolean;
}

/** The form of a new item. */
export function Create<D extends DataModel>(props: CreateProps<D>) {
  const { initialValues = {}, onSubmitSuccess, resetOnSubmit } = props;
  const { dataSource, cache } = useDataSource(props.dataSource);
  const { createLabel } = useLocaleText();
  const { reset, ...form } = useCrudForm<D>({
    dataSource,
    initialValues,
    save: (values) => needed(dataSource.createOne, 'createOne')(values),
    labels: 'create',
  });

  return (
    <CrudForm<D>
      {...form}
      fields={dataSource.fields}
      submitButtonLabel={createLabel}
      onSubmit={async () => {
        if (!(await form.onSubmit())) return false;
        cache?.clear();
        if (resetOnSubmit) reset();
        onSubmitSuccess?.(form.values);
        return true;
      }}
    />
  );
}
