import Head from '@docusaurus/Head';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './AnnouncementBar.module.css';

/**
 * Hides a bar that was closed before the first paint, and remembers when it's closed. Inline, and
 * only on sites with a bar, so that the script of every page is no larger.
 */
function rememberClosed(id: string): void {
  const key = 'docs-announcement';
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) === id) root.dataset.announcement = 'closed';
  } catch {
    // Storage is denied.
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-close-announcement]')) return;
    root.dataset.announcement = 'closed';
    try {
      localStorage.setItem(key, id);
    } catch {
      // Storage is denied or full.
    }
  });
}

/** Bar above the header, with the content of `themeConfig.announcementBar`. */
export function AnnouncementBar(): ReactNode {
  const t = useTranslate();
  const { announcementBar: bar } = useThemeConfig();
  if (!bar) return null;
  const script = `(${rememberClosed.toString()})(${JSON.stringify(bar.id)})`;
  return (
    <aside
      className={styles.bar}
      aria-label={t('shell.announcement')}
      style={{ color: bar.textColor, background: bar.backgroundColor }}
    >
      <div dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable ? (
        <>
          <Head>
            <script>{script}</script>
          </Head>
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.closeAnnouncement')}
            data-close-announcement=""
            data-needs-script=""
          >
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </aside>
  );
}
