import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { productOfPath } from '@site/src/site/products';
import { Sidebar } from './Sidebar';
import styles from './DocsLayout.module.css';

/** Side navigation beside the page. */
export function DocsLayout({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const sidebar = useDocsSidebar();
  const label = productOfPath(pathname)?.name ?? 'Documentation';
  return (
    <div className={styles.columns}>
      {sidebar ? <Sidebar items={sidebar.items} path={pathname} label={label} /> : null}
      {children}
    </div>
  );
}
