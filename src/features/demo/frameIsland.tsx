import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import {
  copyParentSettings,
  useFrameSettings,
  useRunMessages,
  isolateStorage,
  setDemoMode,
} from './islands/frameSettings';
import { DemoStyles, DemoTheme } from './islands/DemoTheme';
import type { EditResult } from './islands/EditedDemo';
import { LoadedDemo, loadRegistry, loadScope } from './islands/LoadedDemo';
import { Loading, ReportRendered } from './islands/Loading';
import { postToPage, type RunMessage } from './messages';
import { effectiveStyling } from './source';
import boxStyles from './islands/DemoBox.module.css';
import styles from './markup/DemoPage.module.css';

const EditedDemo = lazy(async () => ({
  default: (await import('./islands/EditedDemo')).EditedDemo,
}));

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

function FrameContent({ demoKey, styling, edit }: FrameContentProps): ReactNode {
  return edit ? (
    <Edit key={styling} demoKey={demoKey} edit={edit} />
  ) : (
    <LoadedDemo key={styling} demoKey={demoKey} styling={styling} />
  );
}

interface FrameIslandProps {
  demoKey: string;
  name: string;
  fullPage: boolean;
  stylings: CodeStyling[];
}

// Must run before any demo reads the storage.
if (typeof window !== 'undefined') isolateStorage();

/** A demo on a separate page, with its own window, styles, and storage. */
export default function FrameIsland({
  demoKey,
  name,
  fullPage,
  stylings,
}: FrameIslandProps): ReactNode {
  const { mode, direction, dense, styling: wanted } = useFrameSettings();
  const t = useTranslate();
  const messages = useRunMessages();
  const load = useCallback(() => loadRegistry(demoKey), [demoKey]);
  const styling = effectiveStyling(stylings, wanted);
  useEffect(copyParentSettings, []);
  // Layout effects run before the effects in which a demo's theme adds its listeners.
  useLayoutEffect(() => setDemoMode(mode), [mode]);
  useLayoutEffect(() => {
    document.documentElement.dataset.demoStyles = name;
  }, [name]);
  const content = <FrameContent demoKey={demoKey} styling={styling} edit={messages[styling]} />;
  return (
    <Loading load={load} failure={t('demo.needsNotLoaded')}>
      {({ themeLibraries }) =>
        fullPage ? (
          <DemoStyles themeLibraries={themeLibraries} direction={direction}>
            {content}
          </DemoStyles>
        ) : (
          <DemoTheme themeLibraries={themeLibraries} direction={direction} dense={dense}>
            <main className={styles.content}>
              <div className={boxStyles.box}>{content}</div>
            </main>
          </DemoTheme>
        )
      }
    </Loading>
  );
}
