import type { ReactNode } from 'react';
import { Footer } from '@site/src/features/shell/shell';

export default function FooterOfTheme(): ReactNode {
  return <Footer />;
}
