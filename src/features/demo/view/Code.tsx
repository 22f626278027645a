import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Island } from '@site/src/static-pages';
import {
  codeVariants,
  type DemoSource,
  type DemoSummary,
  type SourceFile,
} from '@site/src/site/demo';
import { filesOf } from '../session/source';
import styles from './Demo.module.css';

function Figure({ html, name }: { html: string; name?: string }): ReactNode {
  return (
    <figure className="code">
      {name ? <figcaption>{name}</figcaption> : null}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

function Files({ files }: { files: SourceFile[] }): ReactNode {
  return files.map(({ name, html }) => (
    <Figure key={name} html={html} name={files.length > 1 ? name : undefined} />
  ));
}

export interface CodeProps {
  demo: DemoSummary;
  title: string;
  /** Shown from the start; otherwise the page script loads it. */
  source?: DemoSource;
  /** Show the marked lines while the code is collapsed. */
  preview: boolean;
}

/** The code of a demo: marked lines, whole source or editor. All variants are there, the style sheet shows the reader's. */
export function Code({ demo, title, source, preview }: CodeProps): ReactNode {
  const t = useTranslate();
  return (
    <div id={`${demo.name}-code`} className={styles.code}>
      {preview ? (
        <div className={styles.preview}>
          {demo.stylings.flatMap((styling) =>
            codeVariants.map((variant) => {
              const lines = demo.preview[styling]?.[variant];
              return lines ? (
                <div key={styling + variant} data-styling={styling} data-variant={variant}>
                  <Figure html={lines.html} />
                </div>
              ) : null;
            }),
          )}
        </div>
      ) : null}
      <div className={styles.source} data-demo-part="source">
        {source
          ? demo.stylings.flatMap((styling) =>
              codeVariants.map((variant) => (
                <div key={styling + variant} data-styling={styling} data-variant={variant}>
                  <Files files={filesOf(source, styling, variant)} />
                </div>
              )),
            )
          : null}
      </div>
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
