import { useEffect, type ReactNode } from 'react';

/** Calls a function once its children are mounted and handle events. */
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
