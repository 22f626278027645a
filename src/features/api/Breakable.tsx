import { Fragment, type ReactNode } from 'react';

/** Names up to this length stay whole. */
const WHOLE = 14;

/** A name that may break where its words begin, and nowhere else. */
export function Breakable({ name }: { name: string }): ReactNode {
  if (name.length <= WHOLE) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
