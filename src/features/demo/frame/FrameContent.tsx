import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import { LoadedDemo } from '../live/LoadedDemo';
import { Loading, ReportRendered } from '../live/Loading';
import { loadScope } from '../live/registry';
import { postToPage, type RunMessage } from '../session/messages';
import type { EditResult } from './EditedDemo';

const EditedDemo = lazy(async () => ({ default: (await import('./EditedDemo')).EditedDemo }));

interface EditProps {
  demoKey: string;
  edit: RunMessage;
}

function Edit({ demoKey, edit }: EditProps): ReactNode {
  const t = useTranslate();
  const { styling, code, variant } = edit;
  const load = useCallback(() => loadScope(demoKey, styling), [demoKey, styling]);
  const report = useCallback(
    (result: EditResult) => postToPage({ type: 'demo/result', styling, ...result }),
    [styling],
  );
  const original = <LoadedDemo demoKey={demoKey} styling={styling} />;
  return (
    <Suspense fallback={original}>
      <Loading load={load} failure={t('demo.runnerNotLoaded')} pending={original}>
        {({ modules, styles }) => (
          <>
            {styles ? <style>{styles}</style> : null}
            <EditedDemo
              code={code}
              variant={variant}
              modules={modules}
              onResult={report}
              fallback={original}
            />
            <ReportRendered />
          </>
        )}
      </Loading>
    </Suspense>
  );
}

interface FrameContentProps {
  demoKey: string;
  styling: CodeStyling;
  edit: RunMessage | undefined;
}

export function FrameContent({ demoKey, styling, edit }: FrameContentProps): ReactNode {
  return edit ? (
    <Edit key={styling} demoKey={demoKey} edit={edit} />
  ) : (
    <LoadedDemo key={styling} demoKey={demoKey} styling={styling} />
  );
}
