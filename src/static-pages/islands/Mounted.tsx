import { useEffect, type ReactNode } from 'react';

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
