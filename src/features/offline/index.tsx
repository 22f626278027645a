import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './OfflinePage.module.css';

/** Stands for a page that is not on the device; the page script lists those that are, see `missing.ts`. */
export function OfflinePage(): ReactNode {
  const t = useTranslate();
  return (
    <main className={`prose ${styles.main}`}>
      <h1>{t('offline.title')}</h1>
      <p>
        {t('offline.missing')}{' '}
        <code data-missing-path data-needs-script>
          &nbsp;
        </code>
      </p>
      <button type="button" className={styles.retry} data-retry data-needs-script>
        {t('offline.retry')}
      </button>
      <h2>{t('offline.pages')}</h2>
      <div data-kept-pages>
        <p>{t('offline.nothing')}</p>
      </div>
    </main>
  );
}
