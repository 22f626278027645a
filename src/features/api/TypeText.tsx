import { Fragment, type ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';
import type { ApiRefs } from '@site/src/site/api';
import { Breakable } from './Breakable';

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
