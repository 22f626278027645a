import type { ReactNode } from 'react';

export interface IslandProps {
  /** Key of `src/static-pages/islands/registry.ts`. */
  name: string;
  /** Props of the island's component. Must survive JSON. */
  props?: object;
  className?: string;
  /**
   * What the server renders. The island's component must render the same at first, it takes this
   * markup over.
   */
  children?: ReactNode;
}

/**
 * A part of the page that React runs. React is loaded at the first click or key press inside
 * (prefetched when pointer or focus enters), or when a script asks for it by `island:start`.
 * Without children the island starts empty: reserve its height by `className`.
 */
export function Island({ name, props = {}, className, children }: IslandProps): ReactNode {
  return (
    <div className={className} data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
