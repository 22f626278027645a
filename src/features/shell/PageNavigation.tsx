import Link from '@docusaurus/Link';
import type { TOCItem } from '@docusaurus/mdx-loader';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './DocPage.module.css';
import { groupsOf, withoutRepeats } from './groups';
import tocStyles from './Toc.module.css';

const useCategories = () =>
  useSidebarBreadcrumbs()?.filter((item) => item.type === 'category') ?? [];

/** Labels of the groups in the side navigation that contain the page, outermost first. */
export const useGroups = (): string[] => withoutRepeats(useCategories().map(({ label }) => label));

/** The groups that contain the page. Each links to its first page, except on that page. */
export function Breadcrumbs(): ReactNode {
  const crumbs = useGroups();
  const categories = useCategories();
  const { pathname } = useLocation();
  if (crumbs.length === 0) return null;
  const link = (label: string) => {
    const category = categories.find((item) => item.label === label);
    const href = category && findFirstSidebarItemLink(category);
    return href && !isSamePath(href, pathname) ? <Link to={href}>{label}</Link> : label;
  };
  return (
    <div className={styles.breadcrumbs}>
      {crumbs.map((label, index) => (
        <span key={index}>
          {index > 0 ? <Icon name="chevron_right" size={16} directional /> : null}
          {link(label)}
        </span>
      ))}
    </div>
  );
}

export interface PagerProps {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

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

/** Headings of the levels in `themeConfig.tableOfContents`, or of those in the front matter. */
export function useToc(toc: readonly TOCItem[], frontMatter: TocFrontMatter): TOCItem[] {
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  return toc.filter(({ level }) => level >= min && level <= max);
}

interface TocFrontMatter {
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}

interface TocProps {
  toc: readonly TOCItem[];
  /**
   * `column`: beside the article, from 1200 px. `disclosure`: below the title in narrower windows,
   * and below the header once the reader scrolls.
   */
  shape: 'column' | 'disclosure';
  /** Language and direction of the headings, if they differ from those of the page. */
  attributes?: { lang?: string; dir?: string };
}

/** Adds line break opportunities to long API names, only where their words begin. */
const breakable = (html: string) => html.replace(/(?<=[a-z\d])(?=[A-Z])/g, '<wbr>');

function Links({ toc, shape, attributes }: TocProps): ReactNode {
  return (
    <ul className={tocStyles.list} {...attributes}>
      {toc.map(({ id, level, value }, index) => (
        <li key={id} data-level={level}>
          {/* Docusaurus provides headings as HTML. They contain only text and inline code. */}
          <a
            href={`#${id}`}
            // The page script marks another one when the reader scrolls.
            aria-current={shape === 'column' && index === 0 ? 'true' : undefined}
            dangerouslySetInnerHTML={{ __html: shape === 'column' ? breakable(value) : value }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Headings of the page. The page script marks the current one. */
export function Toc({ toc, shape, attributes }: TocProps): ReactNode {
  const t = useTranslate();
  if (toc.length < 2) return null;
  if (shape === 'disclosure') {
    return (
      <details className={tocStyles.disclosure} data-toc-bar="">
        <summary data-press="">
          {t('shell.toc')}
          <span data-toc-current="" {...attributes} />
        </summary>
        <nav aria-label={t('shell.toc')}>
          <Links toc={toc} shape={shape} attributes={attributes} />
        </nav>
      </details>
    );
  }
  return (
    <nav className={tocStyles.column} aria-label={t('shell.toc')} data-toc>
      <div className={tocStyles.title}>{t('shell.toc')}</div>
      <Links toc={toc} shape={shape} attributes={attributes} />
    </nav>
  );
}
