import type { ReactNode } from 'react';

export interface IslandProps {
  /** Key of `src/static-pages/islands/registry.ts`. */
  name: string;
  /** Props of the island's component. Must survive JSON. */
  props?: object;
  /**
   * When React is loaded: `intent` at the first click or key press inside (prefetched when pointer or focus enters), `visible` when the
   * element comes near the viewport. Default `intent`.
   */
  boot?: 'intent' | 'visible';
  className?: string;
  /** What the server renders. The island's component must render the same at first, it takes this markup over. */
  children?: ReactNode;
}

/** A part of the page that React runs. Without children the island starts empty: reserve its height by `className`. */
export function Island({
  name,
  props = {},
  boot = 'intent',
  className,
  children,
}: IslandProps): ReactNode {
  return (
    <div
      className={className}
      data-island={name}
      data-boot={boot}
      data-props={JSON.stringify(props)}
    >
      {children}
    </div>
  );
}
