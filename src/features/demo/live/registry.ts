import { useCallback, useEffect, useState } from 'react';
import { cutVersions, demos, type DemoEntry } from '@generated/demos/default/registry';
import { siteLibraries, type ThemeLibraries } from './themeLibraries';

/** Demos of a version by their key, and the libraries to theme them with. */
export interface DemoRegistry {
  demos: Record<string, DemoEntry>;
  themeLibraries: ThemeLibraries;
}

const current: DemoRegistry = { demos, themeLibraries: siteLibraries };
const loaded = new Map<string, DemoRegistry>();

/** `core/v0.14.0` of `core/v0.14.0/Basic`. */
const versionOf = (key: string) => key.slice(0, key.lastIndexOf('/'));

/** The registry with a demo, if it is there already: that of the current versions always is. */
function findRegistry(key: string): DemoRegistry | undefined {
  const version = versionOf(key);
  return cutVersions[version] ? loaded.get(version) : current;
}

/** The registry with a demo. That of a cut version is loaded when the first of its demos asks. */
export async function loadRegistry(key: string): Promise<DemoRegistry> {
  const found = findRegistry(key);
  if (found) return found;
  const version = versionOf(key);
  const registry = (await cutVersions[version]?.()) ?? current;
  loaded.set(version, registry);
  return registry;
}

export type RegistryState =
  { state: 'loading' } | { state: 'ready'; registry: DemoRegistry } | { state: 'failed' };

/** The registry with a demo, and how to ask for it again after a failure. */
export function useRegistry(key: string): [state: RegistryState, retry: () => void] {
  const [state, setState] = useState<RegistryState>(() => {
    const registry = findRegistry(key);
    return registry ? { state: 'ready', registry } : { state: 'loading' };
  });
  const load = useCallback(() => {
    if (findRegistry(key)) return;
    loadRegistry(key).then(
      (registry) => setState({ state: 'ready', registry }),
      () => setState({ state: 'failed' }),
    );
  }, [key]);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setState({ state: 'loading' });
    load();
  }, [load]);
  return [state, retry];
}
