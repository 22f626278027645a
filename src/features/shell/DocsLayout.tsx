import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { productOfPath } from '@site/src/site/paths';
import { Sidebar } from './Sidebar';
import styles from './DocsLayout.module.css';

/**
 * Side navigation beside the page. A page without one, such as while `sidebars.ts` is being
 * written, has the full width.
 */
export function DocsLayout({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const t = useTranslate();
  const sidebar = useDocsSidebar();
  if (!sidebar) return children;
  const label = productOfPath(pathname)?.name ?? t('shell.documentation');
  return (
    <div className={styles.columns}>
      <Sidebar items={sidebar.items} path={pathname} label={label} />
      {children}
    </div>
  );
}
