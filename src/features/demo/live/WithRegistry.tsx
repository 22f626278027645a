import type { ReactNode } from 'react';
import { Failure } from './Failure';
import { useRegistry, type DemoRegistry } from './registry';

export interface WithRegistryProps {
  demoKey: string;
  children: (registry: DemoRegistry) => ReactNode;
}

/** Draws what needs the registry of a demo's version. Of a current version it is there at once. */
export function WithRegistry({ demoKey, children }: WithRegistryProps): ReactNode {
  const [loaded, retry] = useRegistry(demoKey);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <Failure
        title="What this demo needs could not be loaded. Check your connection."
        retryLabel="Try again"
        onRetry={retry}
      />
    );
  }
  return children(loaded.registry);
}
