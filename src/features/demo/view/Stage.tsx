import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Island } from '@site/src/static-pages';
import type { DemoSummary } from '@site/src/site/demo';
import styles from './Demo.module.css';

export interface StageProps {
  demo: DemoSummary;
  title: string;
  /** In px. */
  height: number;
  iframe: boolean;
}

/**
 * Container in which a demo runs. Its height is reserved; its preview or frame is loaded when it's
 * near the viewport.
 */
export function Stage({ demo, title, height, iframe }: StageProps): ReactNode {
  const t = useTranslate();
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
            className={styles.island}
            props={{ demoKey: demo.key, sourceUrl: demo.sourceUrl }}
          />
          <div className={styles.failed} role="alert">
            <p>{t('demo.notLoaded')}</p>
            <button type="button" data-demo-action="restart">
              {t('demo.tryAgain')}
            </button>
          </div>
        </>
      )}
      {iframe ? (
        <div
          className={styles.handle}
          role="slider"
          tabIndex={0}
          aria-label={t('demo.width')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={100}
          data-needs-script=""
        />
      ) : null}
      <noscript>
        <iframe
          src={demo.frameUrl}
          title={title}
          loading="lazy"
          style={
            iframe ? { blockSize: height } : { position: 'absolute', inset: 0, blockSize: '100%' }
          }
        />
      </noscript>
      <button type="button" className={styles.exit} data-demo-action="fullscreen-exit">
        {t('demo.leaveFullscreen')}
      </button>
    </div>
  );
}
