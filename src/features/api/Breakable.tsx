import { Fragment, type ReactNode } from 'react';

/**
 * A name that may break only where its words begin. Names of up to `whole` characters don't break.
 */
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
