import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/src/site/demo';
import { Rendered } from '../preview/Rendered';
import { DemoBoundary } from './DemoBoundary';
import { Failure } from './Failure';
import { useDemoModule } from './useDemoModule';

export interface LoadedDemoProps {
  demoKey: string;
  styling: CodeStyling;
}

/** Style sheet and component of a demo. A missing chunk and a crash are both told in its place. */
export function LoadedDemo({ demoKey, styling }: LoadedDemoProps): ReactNode {
  const t = useTranslate();
  const [loaded, retry] = useDemoModule(demoKey, styling);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <>
        <Failure
          title={t('demo.codeNotLoaded')}
          message={loaded.message}
          retryLabel={t('demo.tryAgain')}
          onRetry={retry}
        />
        <Rendered />
      </>
    );
  }
  const { Component, styles } = loaded.module;
  return (
    <>
      <DemoBoundary>
        {styles ? <style>{styles}</style> : null}
        <Component />
      </DemoBoundary>
      <Rendered />
    </>
  );
}
