import type { ComponentType } from 'react';

type Loader = () => Promise<{ default: ComponentType<never> }>;

/** All islands by the `name` of their `<Island>`. Each is a separate chunk. */
export const registry: Record<string, Loader> = {
  demo: () => import('@site/src/features/demo/island'),
  'demo-editor': () => import('@site/src/features/demo/editorIsland'),
  'demo-frame': () => import('@site/src/features/demo/frameIsland'),
  settings: () => import('@site/src/features/settings/island'),
};
