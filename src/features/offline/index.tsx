import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

/** On the elements: the style sheet is the one of every page, and this page is seldom seen. */
const styles = {
  main: { maxInlineSize: 860, marginInline: 'auto', padding: '48px 24px 96px' },
  // One line whatever the address is: it is filled in by script, and nothing below may move.
  path: { display: 'block', overflowX: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  retry: {
    minBlockSize: 40,
    paddingInline: 16,
    border: '1px solid var(--outline)',
    borderRadius: 'var(--radius-control)',
    background: 'none',
    color: 'var(--accent)',
    font: 'inherit',
    cursor: 'pointer',
  },
} satisfies Record<string, CSSProperties>;

/**
 * Stands for a page that is not on the device; the page script lists those that are, see
 * `missing.ts`.
 */
export function OfflinePage(): ReactNode {
  const t = useTranslate();
  return (
    <main className="prose" style={styles.main}>
      <h1>{t('offline.title')}</h1>
      <p>
        {t('offline.missing')}{' '}
        <code style={styles.path} data-missing-path data-needs-script>
          &nbsp;
        </code>
      </p>
      <button type="button" style={styles.retry} data-retry data-needs-script>
        {t('offline.retry')}
      </button>
      <h2>{t('offline.pages')}</h2>
      <div data-kept-pages>
        <p>{t('offline.nothing')}</p>
      </div>
    </main>
  );
}
