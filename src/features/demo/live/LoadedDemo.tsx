import { useCallback, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import { ReportRendered, DemoBoundary, Loading } from './Loading';
import { loadDemo } from './registry';

interface LoadedDemoProps {
  demoKey: string;
  styling: CodeStyling;
}

/** A demo, or an error message if a chunk is missing or the demo crashes. */
export function LoadedDemo({ demoKey, styling }: LoadedDemoProps): ReactNode {
  const t = useTranslate();
  const load = useCallback(() => loadDemo(demoKey, styling), [demoKey, styling]);
  return (
    <Loading load={load} failure={t('demo.codeNotLoaded')} showError>
      {({ Component, styles }) => (
        <>
          <DemoBoundary>
            {styles ? <style>{styles}</style> : null}
            <Component />
          </DemoBoundary>
          <ReportRendered />
        </>
      )}
    </Loading>
  );
}
