import type { TOCItem } from '@docusaurus/mdx-loader';
import type { ReactNode } from 'react';
import styles from './Toc.module.css';

interface TocProps {
  toc: readonly TOCItem[];
  /** `column`: beside the article from 1200 px. `disclosure`: under the title below. */
  shape: 'column' | 'disclosure';
}

function Links({ toc }: { toc: readonly TOCItem[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {toc.map(({ id, level, value }) => (
        <li key={id} data-level={level}>
          {/* Headings hold text and inline code only; Docusaurus gives them as HTML. */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  );
}

/** Headings of the page. The current one is marked by the page script. */
export function Toc({ toc, shape }: TocProps): ReactNode {
  if (toc.length < 2) return null;
  if (shape === 'disclosure') {
    return (
      <details className={styles.disclosure}>
        <summary>On this page</summary>
        <nav aria-label="On this page">
          <Links toc={toc} />
        </nav>
      </details>
    );
  }
  return (
    <nav className={styles.column} aria-label="On this page" data-toc>
      <div className={styles.title}>On this page</div>
      <Links toc={toc} />
    </nav>
  );
}
