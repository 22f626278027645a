import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageFrame } from '@site/src/features/shell';

/**
 * Frame of all pages. Replaces the classic layout, whose providers contain state for controls that
 * this site doesn't have.
 */
export default function Layout({ children, title, description }: Props): ReactNode {
  return (
    <PageFrame title={title} description={description}>
      {children}
    </PageFrame>
  );
}
