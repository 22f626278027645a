import type { ReactNode } from 'react';
import { AnnouncementBar } from '@site/src/features/shell/shell';

export default function AnnouncementBarOfTheme(): ReactNode {
  return <AnnouncementBar />;
}
