import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { Island } from '@site/src/static-pages';
import type { DemoSummary } from '@site/src/site/demo';
import styles from './Demo.module.css';

export interface StageProps {
  demo: DemoSummary;
  /** In px. */
  height: number;
  iframe: boolean;
}

/** Where a demo runs. Its height is kept free from the start; its code, for a full-page demo its frame too, comes when the stage is near the viewport. */
export function Stage({ demo, height, iframe }: StageProps): ReactNode {
  return (
    <div
      className={styles.stage}
      data-demo-part="stage"
      data-kind={iframe ? 'frame' : 'inline'}
      style={{ minBlockSize: height }}
    >
      {iframe ? null : (
        <>
          <Island
            name="demo"
            boot="visible"
            className={styles.island}
            props={{ demoKey: demo.key, sourceUrl: demo.sourceUrl }}
          />
          <div className={styles.failed} role="alert">
            <p>The demo could not be loaded. The page itself is complete; check your connection.</p>
            <button type="button" data-demo-action="restart">
              Try again
            </button>
          </div>
        </>
      )}
      <noscript>
        <p className={styles.noscript}>This demo needs JavaScript.</p>
      </noscript>
      <button type="button" className={styles.exit} data-demo-action="fullscreen-exit">
        <Icon name="fullscreen_exit" />
        Leave full screen
      </button>
    </div>
  );
}
