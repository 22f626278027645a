import type { ComponentType } from 'react';

type Loader = () => Promise<{ default: ComponentType<never> }>;

/** Everything React runs in a page, by the `name` of its `<Island>`. Each is a chunk of its own. */
export const registry: Record<string, Loader> = {
  demo: () => import('@site/src/features/demo/island'),
  'demo-editor': () => import('@site/src/features/demo/editorIsland'),
  'demo-frame': () => import('@site/src/features/demo/frameIsland'),
  settings: () => import('@site/src/features/settings/island'),
};
