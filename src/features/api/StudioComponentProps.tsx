import type { ReactNode } from 'react';
import type { MessageKey, Translate } from '@site/src/features/i18n';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { sumOfSizes } from '@site/src/site/bodySize';
import type { StudioComponent, StudioProperty } from '@site/src/site/studioApi';
import { MIN_FILTERED_ROWS } from './ApiProps';
import styles from './table.module.css';
import { ApiBody } from './ApiBody';
import { Html } from './parts';
import { ReferenceFilter } from './ReferenceFilter';
import { ReferenceTable, type ReferenceRow } from './ReferenceTable';
import { valueCell } from './rows';
import { filterSize, sizeOfRow, sizeOfTable } from './size';

function Type({ type, enum: values }: StudioProperty): ReactNode {
  return (
    <>
      <code className={styles.type}>{type}</code>
      {values ? (
        <code className={styles.values}>{values.map((value) => `"${value}"`).join(' | ')}</code>
      ) : null}
    </>
  );
}

function range({ minimum, maximum }: StudioProperty, t: Translate<MessageKey>): string[] {
  if (minimum === null) return [];
  return [maximum === null ? t('api.minimum', { minimum }) : t('api.range', { minimum, maximum })];
}

/** Notes on how the inspector handles a property, as short sentences. */
function notesOf(property: StudioProperty, t: Translate<MessageKey>): string[] {
  const { label, section } = property;
  return [
    ...range(property, t),
    ...(label ? [t('api.inInspector', { label })] : []),
    ...(section ? [t('api.section', { section })] : []),
    ...(property.controlled ? [t('api.controlled')] : []),
    ...(property.bindable ? [] : [t('api.notBindable')]),
  ];
}

function toRow(property: StudioProperty, t: Translate<MessageKey>): ReferenceRow {
  const notes = notesOf(property, t);
  return {
    id: `prop-${property.name}`,
    name: property.name,
    required: false,
    deprecated: false,
    cells: [
      <Type key="type" {...property} />,
      valueCell(property.default),
      <>
        <Html html={property.description} />
        {notes.length > 0 ? <span className={styles.remark}> {notes.join(' ')}</span> : null}
      </>,
    ],
    size: sizeOfRow({
      types: [property.type, property.enum?.map((value) => `"${value}"`).join(' | ')],
      value: property.default,
      descriptions: [[property.description, ...notes].join(' ')],
    }),
  };
}

/** Table of the properties of a Studio component: `<StudioComponentProps name="Button" />`. */
export function StudioComponentProps({ data }: { data: StudioComponent }): ReactNode {
  const t = useTranslate();
  const { name, properties } = data;
  const rows = properties.map((property) => toRow(property, t));
  const hasFilter = rows.length >= MIN_FILTERED_ROWS;
  return (
    <ApiBody size={sumOfSizes([...(hasFilter ? [filterSize] : []), sizeOfTable(rows)])}>
      {hasFilter ? (
        <ReferenceFilter subject="properties" total={properties.length} flags={[]} />
      ) : null}
      <ReferenceTable
        label={t('api.propertiesOf', { name })}
        columns={[t('api.name'), t('api.type'), t('api.default'), t('api.description')]}
        rows={rows}
      />
    </ApiBody>
  );
}
