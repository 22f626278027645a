import type { ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiLink, ComponentApi } from '@site/src/site/api';
import { sumOfSizes } from '@site/src/site/bodySize';
import { ApiBody } from './ApiBody';
import { ReferenceFilter } from './ReferenceFilter';
import { ReferenceTable } from './ReferenceTable';
import { memberRows } from './rows';
import { filterSize, sizeOfTable } from './size';

/** Minimum number of rows for a filter: fewer are faster to read than to filter. */
export const MIN_FILTERED_ROWS = 5;

function Inherited({ name, from }: { name: string; from: ApiLink }): ReactNode {
  const rich = useRichText();
  const localize = useLocalizeHref();
  const parent = <a href={localize(from.href)}>{from.title}</a>;
  return <p>{rich('api.inherits', { name, parent })}</p>;
}

/** Table of a component's props: `<ApiProps name="Account" />`. */
export function ApiProps({ data }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  const { name, props, inherits } = data;
  const flags = [
    {
      name: 'required' as const,
      label: t('api.required'),
      count: props.filter(({ required }) => required).length,
    },
    {
      name: 'deprecated' as const,
      label: t('api.deprecated'),
      count: props.filter(({ deprecated }) => deprecated !== null).length,
    },
  ];
  const rows = memberRows(props, (prop) => `prop-${prop}`);
  const hasFilter = rows.length >= MIN_FILTERED_ROWS;
  return (
    <ApiBody size={sumOfSizes([...(hasFilter ? [filterSize] : []), sizeOfTable(rows)])}>
      {hasFilter ? <ReferenceFilter subject="props" total={props.length} flags={flags} /> : null}
      {rows.length > 0 ? (
        <ReferenceTable
          label={t('api.propsOf', { name })}
          columns={[t('api.name'), t('api.type'), t('api.default'), t('api.description')]}
          rows={rows}
        />
      ) : (
        <p>{t('api.noProps', { name })}</p>
      )}
      {inherits ? <Inherited name={name} from={inherits} /> : null}
    </ApiBody>
  );
}
