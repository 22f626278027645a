import type { ReactNode } from 'react';
import { NotFoundPage } from '@site/src/features/not-found';

/** The 404 page. */
export default function NotFoundContent(): ReactNode {
  return <NotFoundPage />;
}
