import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { currentLanguage } from '@site/src/site/languages';
import { contentId } from './Header';
import { Toc } from './Toc';
import styles from './DocPage.module.css';

const date = new Intl.DateTimeFormat(currentLanguage, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function Breadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs()?.filter((crumb) => crumb.type === 'category') ?? [];
  if (crumbs.length === 0) return null;
  return (
    <div className={styles.breadcrumbs}>
      {crumbs.map(({ label }, index) => (
        <span key={index}>
          {index > 0 ? <Icon name="chevron_right" size={16} directional /> : null}
          {label}
        </span>
      ))}
    </div>
  );
}

function EditRow(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const { metadata } = useDoc();
  const updated = metadata.lastUpdatedAt ? new Date(metadata.lastUpdatedAt) : null;
  return (
    <p className={styles.editRow}>
      {metadata.editUrl ? (
        <a href={metadata.editUrl}>
          <Icon name="edit" size={18} /> {t('shell.edit')}
        </a>
      ) : null}
      {updated ? (
        <span>
          {rich('shell.updated', {
            date: <time dateTime={updated.toISOString().slice(0, 10)}>{date.format(updated)}</time>,
          })}
        </span>
      ) : null}
    </p>
  );
}

function Pager(): ReactNode {
  const t = useTranslate();
  const { previous, next } = useDoc().metadata;
  return (
    <nav className={styles.pager} aria-label={t('shell.pager')}>
      {previous ? (
        <Link to={previous.permalink} rel="prev">
          <Icon name="chevron_left" directional /> {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link to={next.permalink} rel="next" className={styles.next}>
          {next.title} <Icon name="chevron_right" directional />
        </Link>
      ) : null}
    </nav>
  );
}

export interface DocPageProps {
  children: ReactNode;
  /** Placed below the lead paragraph. */
  chips?: ReactNode;
  /** Placed between the lead paragraph and the content. */
  beforeContent?: ReactNode;
  /** Placed between the content and the edit row. */
  afterContent?: ReactNode;
}

/** A page of the documentation: title, lead, content, what to do next. */
export function DocPage({ children, chips, beforeContent, afterContent }: DocPageProps): ReactNode {
  const { metadata, toc } = useDoc();
  const { pathname } = useLocation();
  return (
    <div className={styles.columns}>
      <main id={contentId} className={styles.main} tabIndex={-1}>
        <article data-page={pathname}>
          <header>
            <Breadcrumbs />
            <h1 className={styles.title}>{metadata.title}</h1>
            <p className={styles.lead}>{metadata.description}</p>
            {chips}
          </header>
          <Toc toc={toc} shape="disclosure" />
          {beforeContent}
          <div className="prose">{children}</div>
        </article>
        <footer>
          {afterContent}
          <EditRow />
          <Pager />
        </footer>
      </main>
      <Toc toc={toc} shape="column" />
    </div>
  );
}
