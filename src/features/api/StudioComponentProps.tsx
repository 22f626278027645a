import type { ReactNode } from 'react';
import type { StudioComponent, StudioProperty } from '@site/src/site/studioApi';
import { FILTER_FROM } from './ApiProps';
import styles from './table.module.css';
import { Html } from './Html';
import { ReferenceFilter } from './ReferenceFilter';
import { ReferenceTable, type ReferenceRow } from './ReferenceTable';

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

function range({ minimum, maximum }: StudioProperty): string | null {
  if (minimum !== null && maximum !== null) return `${minimum} to ${maximum}`;
  return minimum === null ? null : `${minimum} or more`;
}

/** What the inspector does with a property, in short sentences. */
function notesOf(property: StudioProperty): string[] {
  const values = range(property);
  return [
    ...(values ? [`Takes ${values}.`] : []),
    ...(property.label ? [`In the inspector: “${property.label}”.`] : []),
    ...(property.section ? [`Section: ${property.section}.`] : []),
    ...(property.controlled
      ? ['Kept by the component: read it in bindings, it cannot be bound.']
      : []),
    ...(property.bindable ? [] : ['Cannot be bound.']),
  ];
}

function toRow(property: StudioProperty): ReferenceRow {
  const notes = notesOf(property);
  return {
    id: `prop-${property.name}`,
    name: property.name,
    required: false,
    deprecated: false,
    cells: [
      <Type key="type" {...property} />,
      property.default === null ? null : <code key="default">{property.default}</code>,
      <>
        <Html html={property.description} />
        {notes.length > 0 ? <span className={styles.remark}> {notes.join(' ')}</span> : null}
      </>,
    ],
  };
}

/** Table of the properties of a component of Studio: `<StudioComponentProps name="Button" />`. */
export function StudioComponentProps({ data }: { data: StudioComponent }): ReactNode {
  const { name, properties } = data;
  return (
    <div data-api="">
      {properties.length >= FILTER_FROM ? (
        <ReferenceFilter subject="properties" total={properties.length} flags={[]} />
      ) : null}
      <ReferenceTable
        label={`Properties of ${name}`}
        columns={['Name', 'Type', 'Default', 'Description']}
        rows={properties.map(toRow)}
        shortTypes
      />
    </div>
  );
}
