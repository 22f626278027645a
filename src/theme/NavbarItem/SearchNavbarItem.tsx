import type { ReactNode } from 'react';
import { HeaderSearch } from '@site/src/features/shell/shell';

export default function SearchNavbarItem({ mobile }: { mobile?: boolean }): ReactNode {
  return mobile ? null : <HeaderSearch />;
}
