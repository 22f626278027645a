import { useCallback, useEffect, useState } from 'react';
import type { DemoSource } from '@site/src/site/demo';
import { loadSource } from '../session/source';

export type SourceState =
  { state: 'loading' } | { state: 'ready'; source: DemoSource } | { state: 'failed' };

/** The sources of a demo, and how to ask for them again after a failure. */
export function useSource(url: string): [SourceState, () => void] {
  const [state, setState] = useState<SourceState>({ state: 'loading' });
  const load = useCallback(() => {
    loadSource(url).then(
      (source) => setState({ state: 'ready', source }),
      () => setState({ state: 'failed' }),
    );
  }, [url]);
  useEffect(load, [load]);
  return [state, load];
}
