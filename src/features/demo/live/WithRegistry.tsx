import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Rendered } from '../preview/Rendered';
import { Failure } from './Failure';
import { useRegistry, type DemoRegistry } from './registry';

export interface WithRegistryProps {
  demoKey: string;
  children: (registry: DemoRegistry) => ReactNode;
}

/** Draws what needs the registry of a demo's version. Of a current version it is there at once. */
export function WithRegistry({ demoKey, children }: WithRegistryProps): ReactNode {
  const t = useTranslate();
  const [loaded, retry] = useRegistry(demoKey);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <>
        <Failure title={t('demo.needsNotLoaded')} retryLabel={t('demo.tryAgain')} onRetry={retry} />
        <Rendered />
      </>
    );
  }
  return children(loaded.registry);
}
