import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { usePreference } from '@site/src/features/preferences/hooks';
import { codeStylings } from '@site/model/facts/demo';
import { DemoTheme } from './islands/DemoTheme';
import { Loading } from './islands/Loading';
import { LoadedDemo, loadRegistry } from './islands/LoadedDemo';
import { getEditStore } from './edits';
import { effectiveStyling } from './source';
import styles from './islands/DemoBox.module.css';

interface DemoIslandProps {
  demoKey: string;
  sourceUrl: string;
}

/**
 * A demo inside the page, with the reader's direction, density, and styling. Edited code runs in a
 * frame instead.
 */
export default function DemoIsland({ demoKey, sourceUrl }: DemoIslandProps): ReactNode {
  const t = useTranslate();
  const [direction] = usePreference('direction');
  const [density] = usePreference('density');
  const [wanted] = usePreference('codeStyling');
  const { subscribe, getSnapshot } = getEditStore(sourceUrl);
  const { resets } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const load = useCallback(() => loadRegistry(demoKey), [demoKey]);
  return (
    <Loading load={load} failure={t('demo.needsNotLoaded')}>
      {({ demos, themeLibraries }) => {
        const styling = effectiveStyling(
          codeStylings.filter((each) => demos[demoKey]?.[each]),
          wanted,
        );
        return (
          <DemoTheme
            themeLibraries={themeLibraries}
            direction={direction}
            dense={density === 'dense'}
          >
            <div
              className={styles.box}
              data-demo-styles={demoKey.slice(demoKey.lastIndexOf('/') + 1)}
            >
              <LoadedDemo key={`${resets}-${styling}`} demoKey={demoKey} styling={styling} />
            </div>
          </DemoTheme>
        );
      }}
    </Loading>
  );
}
