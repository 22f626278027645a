'use client';
import { useLocaleText } from '../localization/localization';
import { CrudForm } from './CrudForm';
import { needed, useDataSource } from './CrudProvider';
import type { DataModel, DataModelId, DataSource, OmitId } from './dataSource';
import { LoadState } from './LoadState';
import { useCrudForm } from './useCrudForm';
import { useItem } from './useItem';

export interface EditProps<D extends DataModel> {
  id: DataModelId;
  /** Default: that of the provider. */
  dataSource?: DataSource<D>;
  onSubmitSuccess?: (values: Partial<OmitId<D>>) => void;
}

function EditForm<D extends DataModel>({ id, item, ...props }: EditProps<D> & { item: D }) {
  const { dataSource, cache } = useDataSource(props.dataSource);
  const { editLabel } = useLocaleText();
  const { id: _id, ...initialValues } = item;
  const { reset: _reset, ...form } = useCrudForm<D>({
    dataSource,
    initialValues: initialValues as unknown as Partial<OmitId<D>>,
    save: (values) => needed(dataSource.updateOne, 'updateOne')(id, values),
    labels: 'edit',
  });

  return (
    <CrudForm<D>
      {...form}
      fields={dataSource.fields}
      submitButtonLabel={editLabel}
      onSubmit={async () => {
        if (!(await form.onSubmit())) return false;
        cache?.clear();
        props.onSubmitSuccess?.(form.values);
        return true;
      }}
    />
  );
}

/** The form of an item, which it loads first. */
export function Edit<D extends DataModel>(props: EditProps<D>) {
  const { dataSource } = useDataSource(props.dataSource);
  const { item, error, reload } = useItem(dataSource, props.id);
  if (!item) return <LoadState error={error} onRetry={reload} />;
  return <EditForm key={props.id} {...props} item={item} />;
}
