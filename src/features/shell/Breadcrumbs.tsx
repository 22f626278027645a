import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { withoutRepeats } from './groups';
import styles from './DocPage.module.css';

/** Labels of the groups in the side navigation that contain the page, outermost first. */
export function useGroups(): string[] {
  const categories = useSidebarBreadcrumbs()?.filter(({ type }) => type === 'category') ?? [];
  return withoutRepeats(categories.map(({ label }) => label));
}

/** Groups of the side navigation that contain the page. */
export function Breadcrumbs(): ReactNode {
  const crumbs = useGroups();
  if (crumbs.length === 0) return null;
  return (
    <div className={styles.breadcrumbs}>
      {crumbs.map((label, index) => (
        <span key={index}>
          {index > 0 ? <Icon name="chevron_right" size={16} directional /> : null}
          {label}
        </span>
      ))}
    </div>
  );
}
