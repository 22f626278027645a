import type { ReactNode } from 'react';
import type { CodeStyling } from '@site/src/site/demo';
import { DemoBoundary } from './DemoBoundary';
import { Failure } from './Failure';
import { useDemoModule } from './useDemoModule';

export interface LoadedDemoProps {
  demoKey: string;
  styling: CodeStyling;
}

/** Style sheet and component of a demo. A missing chunk and a crash are both told in its place. */
export function LoadedDemo({ demoKey, styling }: LoadedDemoProps): ReactNode {
  const [loaded, retry] = useDemoModule(demoKey, styling);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') {
    return (
      <Failure
        title="The code of this demo could not be loaded. Check your connection."
        message={loaded.message}
        retryLabel="Try again"
        onRetry={retry}
      />
    );
  }
  const { Component, styles } = loaded.module;
  return (
    <DemoBoundary>
      {styles ? <style>{styles}</style> : null}
      <Component />
    </DemoBoundary>
  );
}
