import { Fragment, type ReactNode } from 'react';
import { useLocalizeHref, useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiMember, ApiSlot } from '@site/model/facts/api';
import styles from './api.module.css';
import tableStyles from './table.module.css';

/** API data as HTML, escaped by plugins/api-pages. Links lead to pages in this language. */
export function Html({ html }: { html: string }): ReactNode {
  const localize = useLocalizeHref();
  if (html === '') return null;
  const local = html.replace(/(?<= href=")\/[^"]*/g, localize);
  return <span dangerouslySetInnerHTML={{ __html: local }} />;
}

/** A name above `max` may break where its words begin, and a value after commas and colons. */
function Breakable({ name, max = 17 }: { name: string; max?: number }): ReactNode {
  if (name.length <= max) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[,:])/).map((part, index) => (
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

type TypeTextProps = Pick<ApiMember, 'type' | 'refs'> & { max?: number };

/** A type in which names link to their documentation, except inside string literals. */
export function TypeText({ type, refs, max }: TypeTextProps): ReactNode {
  const localize = useLocalizeHref();
  return type.split(word).map((part, index) => {
    const href = Object.hasOwn(refs, part) ? refs[part] : undefined;
    return (
      <Fragment key={index}>
        {href ? (
          <a href={localize(href)}>
            <Breakable name={part} max={max} />
          </a>
        ) : /^[A-Za-z_$]/.test(part) ? (
          <Breakable name={part} max={max} />
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

/** Maximum length in the column of defaults, in characters. */
const max = 13;

/** A value as code, styled like a type, because its column is narrow. */
export const valueCell = (text: string | null) =>
  text === null ? null : (
    <code className={tableStyles.type}>
      <Breakable name={text} max={max} />
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

/** A default component, which links to its documentation. */
const defaultCell = ({ default: name, defaultHref }: ApiSlot) =>
  name === null ? null : (
    <code className={tableStyles.type}>
      <TypeText type={name} refs={defaultHref ? { [name]: defaultHref } : {}} max={max} />
    </code>
  );

export function slotRows(slots: ApiSlot[]): ReferenceRow[] {
  return slots.map((slot) => ({
    id: `slot-${slot.name}`,
    name: slot.name,
    required: slot.required,
    deprecated: false,
    since: slot.since,
    cells: [
      <TypeCell key="type" type={slot.type} refs={slot.refs} />,
      defaultCell(slot),
      slot.description ? <Html key="description" html={slot.description} /> : null,
    ],
  }));
}
