import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { CodeStyling } from '@site/src/site/demo';
import { setGridLicense } from './license';
import { loadRegistry } from './registry';

export interface DemoModule {
  Component: ComponentType;
  /** Style sheet of the demo, or an empty text. */
  styles: string;
}

export type DemoModuleState =
  | { state: 'loading' }
  | { state: 'ready'; module: DemoModule }
  | { state: 'failed'; message: string };

async function load(key: string, styling: CodeStyling): Promise<DemoModule> {
  const { demos } = await loadRegistry(key);
  const entry = demos[key]?.[styling];
  if (!entry) throw new Error(`There is no demo ${key} styled with ${styling}.`);
  const [component, styles] = await Promise.all([
    entry.component(),
    entry.styles?.(),
    setGridLicense(),
  ]);
  return { Component: component.default, styles: styles?.styles ?? '' };
}

/** Loads the code of a demo. While another styling is loading, the one before stays. */
export function useDemoModule(
  key: string,
  styling: CodeStyling,
): [state: DemoModuleState, retry: () => void] {
  const [state, setState] = useState<DemoModuleState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    load(key, styling).then(
      (module) => current && setState({ state: 'ready', module }),
      (error: unknown) =>
        current &&
        setState({
          state: 'failed',
          message: error instanceof Error ? error.message : String(error),
        }),
    );
    return () => {
      current = false;
    };
  }, [key, styling, attempt]);
  const retry = useCallback(() => {
    setState({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [state, retry];
}
