import type { ReactNode } from 'react';
import { sizeProperties, type BodySize } from '@site/src/site/bodySize';

interface Props {
  size: BodySize;
  children: ReactNode;
}

/**
 * Content of a tag with API data. The browser lays it out near the viewport, like the other bodies
 * of sections (`plugins/section-bodies`), and uses the approximate size until then.
 */
export function ApiBody({ size, children }: Props): ReactNode {
  return (
    <div data-api="" data-body="" style={sizeProperties(size)}>
      {children}
    </div>
  );
}
