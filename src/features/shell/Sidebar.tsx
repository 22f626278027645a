import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { elementIds } from '@site/model/facts/elementIds';
import { pathnameToLanguage, productOfPath } from '@site/model/facts/paths';
import layoutStyles from './DocsLayout.module.css';
import { rowsOf } from './groups';
import styles from './Sidebar.module.css';
import { restoreSidebar } from './sidebarState';

const canonical = (path: string) => pathnameToLanguage(path).canonicalPathname;

function NewBadge({ item }: { item: PropSidebarItem }): ReactNode {
  const t = useTranslate();
  if (!item.customProps?.newFeature) return null;
  return <span className={styles.badge}>{` ${t('shell.new')}`}</span>;
}

/**
 * An item of the side navigation. At `depth` 0, categories open and close unless they aren't
 * collapsible; below, they are headings.
 */
function Item({
  item,
  path,
  depth = 0,
}: {
  item: PropSidebarItem;
  path: string;
  depth?: number;
}): ReactNode {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  if (item.type === 'html')
    return (
      <li
        className={clsx(item.defaultStyle && styles.link, item.className)}
        dangerouslySetInnerHTML={{ __html: item.value }}
      />
    );
  if (item.type === 'link') {
    return (
      <li className={item.className}>
        <Link
          to={item.href}
          className={styles.link}
          aria-current={canonical(item.href) === canonical(path) ? 'page' : undefined}
        >
          {item.label}
          <NewBadge item={item} />
        </Link>
      </li>
    );
  }
  const children = (
    <ul className={styles.list}>
      {rowsOf(item).map((child, index) => (
        <Item key={index} item={child} path={path} depth={depth + 1} />
      ))}
    </ul>
  );
  if (depth > 0 || !item.collapsible) {
    return (
      <li className={item.className}>
        <div className={styles.subheader}>
          {item.label}
          {item.href ? null : <NewBadge item={item} />}
        </div>
        {children}
      </li>
    );
  }
  return (
    <li className={item.className}>
      <details
        className={styles.group}
        data-group={item.label}
        // Browsers open one of the elements with the same name at a time.
        name={autoCollapseCategories ? 'navigation' : undefined}
        open={!item.collapsed || isActiveSidebarItem(item, path)}
      >
        <summary className={styles.summary}>
          {item.label}
          {item.href ? null : <NewBadge item={item} />}
        </summary>
        {children}
      </details>
    </li>
  );
}

/**
 * Side navigation: a column from 900 px, a popover drawer below. Groups are `<details>`, so it
 * works without scripts. An inline script restores its state before the first paint.
 */
function Sidebar({
  items,
  path,
  label,
}: {
  items: PropSidebar;
  path: string;
  label: string;
}): ReactNode {
  const t = useTranslate();
  return (
    <nav id={elementIds.navigation} className={styles.sidebar} aria-label={label} popover="auto">
      <div className={styles.drawerHead}>
        <span>{label}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={elementIds.navigation}
          popoverTargetAction="hide"
          aria-label={t('shell.closeNavigation')}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <Item key={index} item={item} path={path} />
        ))}
      </ul>
      <Head>
        <script>{`(${restoreSidebar.toString()})()`}</script>
      </Head>
    </nav>
  );
}

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
    <div className={layoutStyles.columns}>
      <Sidebar items={sidebar.items} path={pathname} label={label} />
      {children}
    </div>
  );
}
