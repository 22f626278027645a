import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Tells all pages that show orders to ask the server again. */
export function ordersChanged(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A number that grows with each change of orders, on this page or from an "Undo". */
export const useOrdersVersion = () => useSyncExternalStore(subscribe, () => version);
