import Link from '@docusaurus/Link';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { groupsOf } from './groups';
import styles from './DocPage.module.css';

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
