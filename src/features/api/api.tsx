/** Components of API pages, static: plugins/api-pages adds the data for the given name. */
import type { ReactNode } from 'react';
import type { MessageKey, Translate } from '@site/model/facts/messages/translate';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiLink, ComponentApi, StudioComponent, StudioProperty } from '@site/model/facts/api';
import { ApiBody, ReferenceFilter, ReferenceTable } from './ReferenceTable';
import { Html, memberRows, type ReferenceRow, slotRows, valueCell } from './rows';
import styles from './table.module.css';

export { ApiChanges } from './ApiChanges';
export { ApiDemos, ApiImport, ApiSource, HookImport, PageChips } from './ApiLinks';
export { ApiTypes } from './ApiTypes';
export { UpgradeCheck } from './UpgradeCheck';

/** Minimum number of rows for a filter: fewer are faster to read than to filter. */
const MIN_FILTERED_ROWS = 5;

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
    <ApiBody>
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

/** Table of a component's slots: `<ApiSlots name="Account" />`. */
export function ApiSlots({ data: { name, slots } }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  if (slots.length === 0)
    throw new Error(`${name} has no slots. Leave <ApiSlots> out of its page.`);
  const rows = slotRows(slots);
  return (
    <ApiBody>
      <ReferenceTable
        label={t('api.slotsOf', { name })}
        columns={[t('api.slot'), t('api.type'), t('api.default'), t('api.description')]}
        rows={rows}
      />
    </ApiBody>
  );
}

/** CSS classes of a component, and its name in the theme: `<ApiCss name="Account" />`. */
export function ApiCss({ data }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const prop = <code>classes</code>;
  const { name, cssClasses, themeName } = data;
  const rows = cssClasses.map((entry) => ({
    id: `class-${entry.name}`,
    name: `.${entry.name}`,
    required: false,
    deprecated: false,
    cells: [entry.description ? <Html key="description" html={entry.description} /> : null],
  }));
  return (
    <ApiBody>
      {rows.length > 0 ? (
        <>
          <p>{rich('api.libraryClasses', { name, prop })}</p>
          <ReferenceTable
            label={t('api.classesIn', { name })}
            columns={[t('api.class'), t('api.description')]}
            rows={rows}
          />
        </>
      ) : (
        <p>{rich('api.noClasses', { name, prop })}</p>
      )}
      {themeName ? (
        <p>{rich('api.themeName', { name: <code>{themeName}</code> })}</p>
      ) : (
        <p>{rich('api.noThemeName', { key: <code>theme.components</code> })}</p>
      )}
    </ApiBody>
  );
}

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
  };
}

/** Table of the properties of a Studio component: `<StudioComponentProps name="Button" />`. */
export function StudioComponentProps({ data }: { data: StudioComponent }): ReactNode {
  const t = useTranslate();
  const { name, properties } = data;
  const rows = properties.map((property) => toRow(property, t));
  const hasFilter = rows.length >= MIN_FILTERED_ROWS;
  return (
    <ApiBody>
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
