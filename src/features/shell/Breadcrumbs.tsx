import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { withoutRepeats } from './groups';
import styles from './DocPage.module.css';

/** Groups of the side navigation that contain the page. */
export function Breadcrumbs(): ReactNode {
  const categories = useSidebarBreadcrumbs()?.filter(({ type }) => type === 'category') ?? [];
  const crumbs = withoutRepeats(categories.map(({ label }) => label));
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
