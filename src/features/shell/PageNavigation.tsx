import Link from '@docusaurus/Link';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './DocPage.module.css';
import { groupsOf, withoutRepeats } from './groups';

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

export interface PagerProps {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

/** Links to the previous and next page in the side navigation. */
export function Pager({ previous, next }: PagerProps): ReactNode {
  const t = useTranslate();
  const items = useDocsSidebar()?.items ?? [];
  const card = (rel: 'prev' | 'next', { permalink, title }: PropNavigationLink) => {
    const group = groupsOf(items, permalink)?.at(-1);
    return (
      <Link to={permalink} rel={rel}>
        <small>
          {group && group !== title ? `${t(`shell.${rel}`)} · ${group}` : t(`shell.${rel}`)}
        </small>
        {title}
      </Link>
    );
  };
  return (
    <nav className={styles.pager} aria-label={t('shell.pager')}>
      {previous ? card('prev', previous) : null}
      {next ? card('next', next) : null}
    </nav>
  );
}
