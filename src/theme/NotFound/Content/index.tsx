import type { ReactNode } from 'react';
import { NotFoundPage } from '@site/src/features/not-found/not-found';

export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
