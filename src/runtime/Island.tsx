import type { ReactNode } from 'react';

export interface IslandProps {
  /** Key in `src/runtime/islands/registry.ts`. */
  name: string;
  /** Must be serializable as JSON. */
  props?: object;
  className?: string;
  /** Markup of the server. The component must initially render the same, because it's hydrated. */
  children?: ReactNode;
}

/**
 * A part of the page that React runs. It starts at the first click on a control inside, or when a
 * script dispatches `island:start`. React is prefetched when the pointer or focus enters. Without
 * children, the island is empty until then: reserve its height with `className`.
 */
export function Island({ name, props = {}, className, children }: IslandProps): ReactNode {
  return (
    <div className={className} data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
