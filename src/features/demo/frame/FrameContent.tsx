import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/src/site/demo';
import { Failure } from '../live/Failure';
import { LoadedDemo } from '../live/LoadedDemo';
import { loadRegistry } from '../live/registry';
import { Rendered } from '../preview/Rendered';
import { postMessage, type RunMessage } from '../session/messages';
import type { EditOutcome } from './EditedDemo';
import type { DemoModules } from './evaluate';

/** Compiler and runner: loaded for the first edit. */
const EditedDemo = lazy(async () => ({ default: (await import('./EditedDemo')).EditedDemo }));

/** What edited code runs with. */
interface EditModules {
  modules: DemoModules;
  /** Style sheet of the demo, or an empty text. */
  styles: string;
}

async function loadModules(demoKey: string, styling: CodeStyling): Promise<EditModules> {
  const { demos } = await loadRegistry(demoKey);
  const entry = demos[demoKey]?.[styling];
  const [scope, styles] = await Promise.all([entry?.scope(), entry?.styles?.()]);
  return { modules: scope?.scope ?? {}, styles: styles?.styles ?? '' };
}

interface EditProps {
  demoKey: string;
  edit: RunMessage;
}

function Edit({ demoKey, edit }: EditProps): ReactNode {
  const t = useTranslate();
  const { styling } = edit;
  const [loaded, setLoaded] = useState<EditModules | 'failed' | null>(null);
  useEffect(() => {
    loadModules(demoKey, styling).then(setLoaded, () => setLoaded('failed'));
  }, [demoKey, styling]);
  const report = useCallback(
    (outcome: EditOutcome) =>
      postMessage(window.parent, { type: 'demo/result', styling, ...outcome }),
    [styling],
  );
  const original = <LoadedDemo demoKey={demoKey} styling={styling} />;
  if (loaded === null) return original;
  if (loaded === 'failed') {
    return (
      <>
        <Failure
          title={t('demo.runnerNotLoaded')}
          retryLabel={t('demo.tryAgain')}
          onRetry={() => window.location.reload()}
        />
        <Rendered />
      </>
    );
  }
  return (
    <Suspense fallback={original}>
      {loaded.styles ? <style>{loaded.styles}</style> : null}
      <EditedDemo
        code={edit.code}
        variant={edit.variant}
        modules={loaded.modules}
        onOutcome={report}
        fallback={original}
      />
      <Rendered />
    </Suspense>
  );
}

export interface FrameContentProps {
  demoKey: string;
  styling: CodeStyling;
  /** The reader's code for this styling. */
  edit: RunMessage | undefined;
}

/** The demo as it is written, or as the reader has edited it. */
export function FrameContent({ demoKey, styling, edit }: FrameContentProps): ReactNode {
  return edit ? (
    <Edit key={styling} demoKey={demoKey} edit={edit} />
  ) : (
    <LoadedDemo key={styling} demoKey={demoKey} styling={styling} />
  );
}
