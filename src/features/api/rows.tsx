import type { ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiMember, ApiSlot } from '@site/model/facts/api';
import styles from './table.module.css';
import { Breakable, Html, TypeText } from './parts';
import type { ReferenceRow } from './ReferenceTable';

function TypeCell({ type, values, refs }: Pick<ApiMember, 'type' | 'values' | 'refs'>): ReactNode {
  return (
    <>
      <code className={styles.type}>
        <TypeText type={type} refs={refs} />
      </code>
      {values ? <code className={styles.values}>{values}</code> : null}
    </>
  );
}

function Details({ params, returns }: Pick<ApiMember, 'params' | 'returns'>): ReactNode {
  const rich = useRichText();
  if (params.length === 0 && !returns) return null;
  return (
    <ul className={styles.details}>
      {params.map(({ name, description }) => (
        <li key={name}>
          <code>{name}</code>: <Html html={description} />
        </li>
      ))}
      {returns ? <li>{rich('api.returns', { value: <Html html={returns} /> })}</li> : null}
    </ul>
  );
}

function Description({
  description,
  deprecated,
  params,
  returns,
}: Pick<ApiMember, 'description' | 'deprecated' | 'params' | 'returns'>): ReactNode {
  const t = useTranslate();
  if (!description && !deprecated && params.length === 0 && !returns) return null;
  return (
    <>
      {deprecated ? (
        <p className={styles.deprecation}>
          <strong>{t('api.deprecation')}</strong> <Html html={deprecated} />
        </p>
      ) : null}
      <Html html={description} />
      <Details params={params} returns={returns} />
    </>
  );
}

/** A value as code, styled like a type, because its column is narrow. */
export const valueCell = (text: string | null) =>
  text === null ? null : (
    <code className={styles.type}>
      <Breakable name={text} maxUnbroken={10} />
    </code>
  );

/** Rows of a table with the columns name, type, default, and description. */
export function memberRows(members: ApiMember[], idOf: (name: string) => string): ReferenceRow[] {
  return members.map((member) => ({
    id: idOf(member.name),
    name: member.name,
    required: member.required,
    deprecated: member.deprecated !== null,
    since: member.since,
    cells: [
      <TypeCell key="type" {...member} />,
      valueCell(member.default),
      member.description || member.deprecated || member.params.length > 0 || member.returns ? (
        <Description key="description" {...member} />
      ) : null,
    ],
  }));
}

function DefaultSlot({
  default: name,
  defaultHref,
}: Pick<ApiSlot, 'default' | 'defaultHref'>): ReactNode {
  const localize = useLocalizeHref();
  const text = <Breakable name={name ?? ''} maxUnbroken={10} />;
  return (
    <code className={styles.type}>
      {defaultHref ? <a href={localize(defaultHref)}>{text}</a> : text}
    </code>
  );
}

export function slotRows(slots: ApiSlot[]): ReferenceRow[] {
  return slots.map((slot) => ({
    id: `slot-${slot.name}`,
    name: slot.name,
    required: slot.required,
    deprecated: false,
    since: slot.since,
    cells: [
      <TypeCell key="type" type={slot.type} refs={slot.refs} />,
      slot.default === null ? null : <DefaultSlot key="default" {...slot} />,
      slot.description ? <Html key="description" html={slot.description} /> : null,
    ],
  }));
}
