import { Fragment, type ReactNode } from 'react';
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

function Figure({ html }: { html: string }): ReactNode {
  return (
    <figure className="code">
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** The files of a demo, one tab each. controls/code.ts makes the same markup. */
function Files({ files, group }: { files: SourceFile[]; group: string }): ReactNode {
  const t = useTranslate();
  if (files.length < 2) return files.map(({ name, html }) => <Figure key={name} html={html} />);
  return (
    <fieldset data-files="">
      <legend className="visually-hidden">{t('demo.files')}</legend>
      {files.map(({ name, html }, index) => (
        <Fragment key={name}>
          <label>
            <input type="radio" name={group} defaultChecked={index === 0} />
            {name}
          </label>
          <Figure html={html} />
        </Fragment>
      ))}
    </fieldset>
  );
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
              const lines = demo.markedLines[styling]?.[variant];
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
                  <Files
                    files={filesOf(source, styling, variant)}
                    group={`${demo.name}-${styling}-${variant}`}
                  />
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
