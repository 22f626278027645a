import { useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import type { CodeStyling } from '@site/model/facts/demo';
import {
  copyParentSettings,
  useFrameSettings,
  useRunMessages,
  isolateStorage,
  setDemoMode,
} from './frame/frameSettings';
import { FrameContent } from './frame/FrameContent';
import { DemoStyles, DemoTheme } from './live/DemoTheme';
import { Loading } from './live/Loading';
import { loadRegistry } from './live/registry';
import { effectiveStyling } from './session/source';
import boxStyles from './live/DemoBox.module.css';
import styles from './frame/Frame.module.css';

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
