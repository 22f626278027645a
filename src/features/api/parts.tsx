import { Fragment, type ReactNode } from 'react';
import { useLocalizeHref, useTranslate } from '@site/src/features/i18n/hooks';
import type { ApiRefs } from '@site/model/facts/api';
import styles from './api.module.css';

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
