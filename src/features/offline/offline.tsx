import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

/** Inline, because all pages share a style sheet and this page is rarely shown. */
const styles = {
  main: { maxInlineSize: 860, marginInline: 'auto', padding: '48px 24px 96px' },
  // Always one line, because a script fills in the URL and nothing below may move.
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
 * Page shown instead of pages that aren't on the device. The page script lists the available pages,
 * see `offlinePage.ts`.
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
      <div data-stored-pages>
        <p>{t('offline.nothing')}</p>
      </div>
    </main>
  );
}
