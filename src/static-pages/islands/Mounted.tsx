import { useEffect, type ReactNode } from 'react';

/** Tells once when its children are in the document and listen. */
export function Mounted({
  onMount,
  children,
}: {
  onMount: () => void;
  children: ReactNode;
}): ReactNode {
  useEffect(onMount, [onMount]);
  return children;
}
