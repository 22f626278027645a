import type { Props } from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageFrame } from '@site/src/features/shell/shell';

/** The providers of the classic layout contain state for controls that this site lacks. */
export default function Layout({ children, title, description }: Props): ReactNode {
  return (
    <PageFrame title={title} description={description}>
      {children}
    </PageFrame>
  );
}
