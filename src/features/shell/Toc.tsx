import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './Toc.module.css';

interface TocProps {
  toc: readonly TOCItem[];
  /**
   * `column`: beside the article, from 1200 px. `disclosure`: below the title, in narrower windows.
   */
  shape: 'column' | 'disclosure';
  /** Language and direction of the headings, if they differ from those of the page. */
  attributes?: { lang?: string; dir?: string };
}

/** Adds line break opportunities to long API names, only where their words begin. */
const breakable = (html: string) => html.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>');

function Links({ toc, shape, attributes }: TocProps): ReactNode {
  return (
    <ul className={styles.list} {...attributes}>
      {toc.map(({ id, level, value }) => (
        <li key={id} data-level={level}>
          {/* Docusaurus provides headings as HTML. They contain only text and inline code. */}
          <a
            href={`#${id}`}
            dangerouslySetInnerHTML={{ __html: shape === 'column' ? breakable(value) : value }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Headings of the page. The page script marks the current one. */
export function Toc({ toc, shape, attributes }: TocProps): ReactNode {
  const t = useTranslate();
  if (toc.length < 2) return null;
  if (shape === 'disclosure') {
    return (
      <details className={styles.disclosure}>
        <summary>{t('shell.toc')}</summary>
        <nav aria-label={t('shell.toc')}>
          <Links toc={toc} shape={shape} attributes={attributes} />
        </nav>
      </details>
    );
  }
  return (
    <nav className={styles.column} aria-label={t('shell.toc')} data-toc>
      <div className={styles.title}>{t('shell.toc')}</div>
      <Links toc={toc} shape={shape} attributes={attributes} />
    </nav>
  );
}
