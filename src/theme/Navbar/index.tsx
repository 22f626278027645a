import type { ReactNode } from 'react';
import { Header } from '@site/src/features/shell/shell';

export default function Navbar(): ReactNode {
  return <Header />;
}
