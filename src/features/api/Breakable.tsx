import { Fragment, type ReactNode } from 'react';

/**
 * A name that may break where its words begin, and nowhere else. One of `whole` characters or less
 * stays whole.
 */
export function Breakable({ name, whole = 12 }: { name: string; whole?: number }): ReactNode {
  if (name.length <= whole) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
