import { Fragment, type ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiMember, ApiRefs, ApiSlot } from '@site/model/facts/api';
import styles from './api.module.css';
import tableStyles from './table.module.css';

/** API data as HTML, escaped by plugins/api-pages. Links lead to pages in this language. */
export function Html({ html }: { html: string }): ReactNode {
  const localize = useLocalizeHref();
  if (html === '') return null;
  const local = html.replace(/(?<= href=")\/[^"]*/g, localize);
  return <span dangerouslySetInnerHTML={{ __html: local }} />;
}

/** A name that may break only where its words begin, if it's longer than `maxUnbroken`. */
export function Breakable({
  name,
  maxUnbroken = 12,
}: {
  name: string;
  maxUnbroken?: number;
}): ReactNode {
  if (name.length <= maxUnbroken) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Link to a row. `script.ts` also copies its URL. */
export function RowLink({ id, name }: { id: string; name: string }): ReactNode {
  const t = useTranslate();
  return (
    <a
      className={styles.anchor}
      href={`#${id}`}
      data-api-link=""
      aria-label={t('api.linkTo', { name })}
    />
  );
}

const word = /('[^']*'|[A-Za-z_$][\w$]*)/;

/** Text that may break after an opening bracket, because long types contain no spaces there. */
function Punctuation({ text }: { text: string }): ReactNode {
  return text.split(/([<(])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {part === '<' || part === '(' ? <wbr /> : null}
    </Fragment>
  ));
}

/** A type in which names link to their documentation, except inside string literals. */
export function TypeText({ type, refs }: { type: string; refs: ApiRefs }): ReactNode {
  const localize = useLocalizeHref();
  return type.split(word).map((part, index) => {
    const href = Object.hasOwn(refs, part) ? refs[part] : undefined;
    return (
      <Fragment key={index}>
        {href ? (
          <a href={localize(href)}>
            <Breakable name={part} />
          </a>
        ) : /^[A-Za-z_$]/.test(part) ? (
          <Breakable name={part} />
        ) : (
          <Punctuation text={part} />
        )}
      </Fragment>
    );
  });
}

export interface ReferenceRow {
  /** Element id of the row: `prop-slots`. */
  id: string;
  name: string;
  required: boolean;
  deprecated: boolean;
  /** Release that added it, such as `0.13`, if that's known. */
  since?: string;
  /** Cells after the name, in column order. `null` for an empty cell. */
  cells: ReactNode[];
}

function TypeCell({ type, values, refs }: Pick<ApiMember, 'type' | 'values' | 'refs'>): ReactNode {
  return (
    <>
      <code className={tableStyles.type}>
        <TypeText type={type} refs={refs} />
      </code>
      {values ? <code className={tableStyles.values}>{values}</code> : null}
    </>
  );
}

function Details({ params, returns }: Pick<ApiMember, 'params' | 'returns'>): ReactNode {
  const rich = useRichText();
  if (params.length === 0 && !returns) return null;
  return (
    <ul className={tableStyles.details}>
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
        <p className={tableStyles.deprecation}>
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
    <code className={tableStyles.type}>
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
    <code className={tableStyles.type}>
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
