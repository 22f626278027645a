import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Island } from '@site/src/static-pages';
import type { DemoSource, DemoSummary } from '@site/src/site/demo';
import { markedLinesHtml, sourceHtml } from './codeHtml';
import styles from './Demo.module.css';

export interface CodeProps {
  demo: DemoSummary;
  title: string;
  /** Source to show from the start. Without it, the page script loads the source. */
  source?: DemoSource;
  preview: boolean;
}

export function Code({ demo, title, source, preview }: CodeProps): ReactNode {
  const t = useTranslate();
  const html = source && sourceHtml(source, demo.stylings, t('demo.files'));
  return (
    <div id={`${demo.name}-code`} className={styles.code}>
      {preview ? (
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
