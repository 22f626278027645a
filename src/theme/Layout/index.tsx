import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageFrame } from '@site/src/features/shell';

/**
 * Every page's frame. Replaces the classic layout: its providers hold state for controls this site
 * does without.
 */
export default function Layout({ children, title, description }: Props): ReactNode {
  return (
    <PageFrame title={title} description={description}>
      {children}
    </PageFrame>
  );
}
