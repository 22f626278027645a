import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { type DemoSummary, type DemoSource, frameUrlOf } from '@site/model/facts/demo';
import { baseUrl } from '@site/model/facts/origins';
import { Island } from '@site/src/runtime/Island';
import type { tags } from '@site/model/tags/records/demo';
import type { TagProps } from '@site/model/tags/define';
import { markedLinesHtml, sourceHtml } from './source';
import styles from './markup/Demo.module.css';
import { Toolbar } from './markup/Toolbar';

interface CodeProps {
  demo: DemoSummary;
  title: string;
  /** Source to show from the start. Without it, the page script loads the source. */
  source?: DemoSource;
  /** Whether the marked lines are shown while the code is closed. */
  markedLines: boolean;
}

function Code({ demo, title, source, markedLines }: CodeProps): ReactNode {
  const t = useTranslate();
  const html = source && sourceHtml(source, demo.stylings, t('demo.files'));
  return (
    <div id={`${demo.name}-code`} className={styles.code}>
      {markedLines ? (
        <div
          className={styles.preview}
          dangerouslySetInnerHTML={{ __html: markedLinesHtml(demo) }}
        />
      ) : null}
      <div
        className={styles.source}
        data-demo-part="source"
        dangerouslySetInnerHTML={{ __html: html ?? '' }}
      />
      <div className={styles.editor} data-demo-part="editor">
        <Island
          name="demo-editor"
          props={{ name: demo.name, title, sourceUrl: demo.sourceUrl, stylings: demo.stylings }}
        />
        <div className={styles.failed} role="alert">
          <p>{t('editor.notLoaded')}</p>
          <button type="button" data-demo-action="restart">
            {t('demo.tryAgain')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Status messages, and a notice whose texts the script adds. */
function Notice(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <p
        className={styles.status}
        role="status"
        data-demo-part="status"
        data-failed={t('demo.controlFailed')}
      />
      <div className={styles.notice} data-demo-part="notice" hidden>
        <p />
        <button type="button" data-demo-action="continue" />
        <button type="button" data-demo-action="reset" />
      </div>
    </>
  );
}

interface StageProps {
  demo: DemoSummary;
  title: string;
  /** In px. */
  height: number;
  iframe: boolean;
}

/** Its height is reserved; its preview or frame is loaded when it's near the viewport. */
function Stage({ demo, title, height, iframe }: StageProps): ReactNode {
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

/** A live demo with its code. The page script and two islands make it interactive (README.md). */
export function Demo({
  title,
  height,
  iframe = false,
  hideToolbar = false,
  defaultCodeOpen,
  editorOpen,
  demo,
  source,
}: TagProps<typeof tags.Demo>): ReactNode {
  if (!demo) return null;
  const blockSize = Number(height ?? (iframe ? 400 : 160));
  return (
    <section
      className={styles.demo}
      id={demo.name}
      aria-label={title}
      data-demo={demo.key}
      data-source-url={demo.sourceUrl}
      data-frame-url={demo.frameUrl}
      data-stylings={demo.stylings.join(' ')}
      data-view={source ? 'source' : 'preview'}
      data-editor-open={editorOpen ? '' : undefined}
    >
      <Stage demo={demo} title={title} height={blockSize} iframe={iframe} />
      {hideToolbar ? null : (
        <>
          <Toolbar demo={demo} title={title} open={!!source} />
          <Notice />
          <Code demo={demo} title={title} source={source} markedLines={defaultCodeOpen !== false} />
        </>
      )}
    </section>
  );
}

export interface DemoFrameProps {
  product: string;
  /** Version of the demo's pages, without `v`. */
  version: string;
  name: string;
  /** Accessible name: a short phrase. */
  title: string;
  /** In px. */
  height: number;
}

/**
 * A full-page demo without its code, for pages that belong to no product. Shows a static preview
 * until the reader uses it.
 */
export function DemoFrame({ product, version, name, title, height }: DemoFrameProps): ReactNode {
  const frameUrl = frameUrlOf(baseUrl, `${product}/v${version}/${name}`);
  return (
    <section
      className={styles.demo}
      aria-label={title}
      data-demo=""
      data-frame-url={frameUrl}
      data-start="inside"
    >
      <div
        className={styles.stage}
        data-demo-part="stage"
        data-kind="frame"
        style={{ minBlockSize: height }}
      >
        <noscript>
          <iframe src={frameUrl} title={title} loading="lazy" style={{ blockSize: height }} />
        </noscript>
      </div>
    </section>
  );
}
