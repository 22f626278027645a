import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import { DocsLayout } from '@site/src/features/shell/shell';

export default function DocRootLayout({ children }: Props): ReactNode {
  return <DocsLayout>{children}</DocsLayout>;
}
