import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { elementIds } from '@site/src/site/elementIds';
import { Breadcrumbs, Pager, type PagerProps } from './PageNavigation';
import styles from './DocPage.module.css';

/** Link to a page or group of the category, with its description. */
function Row({ item }: { item: PropSidebarItem }): ReactNode {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) return null;
  const description = item.description ?? doc?.description;
  return (
    <li>
      <Link to={href}>{item.label}</Link>
      {description ? <p>{description}</p> : null}
    </li>
  );
}

export interface CategoryPageProps extends PagerProps {
  title: string;
  description?: string;
}

/** Page that lists the content of a category in the side navigation: its `generated-index`. */
export function CategoryPage({ title, description, ...pager }: CategoryPageProps): ReactNode {
  const { items } = useCurrentSidebarCategory();
  return (
    <div className={styles.columns}>
      <main id={elementIds.content} className={styles.main} tabIndex={-1}>
        <article>
          <header>
            <Breadcrumbs />
            <h1 className={styles.title}>{title}</h1>
            {description ? <p className={styles.lead}>{description}</p> : null}
          </header>
          <ul className="prose">
            {items.map((item, index) => (
              <Row key={index} item={item} />
            ))}
          </ul>
        </article>
        <footer>
          <Pager {...pager} />
        </footer>
      </main>
    </div>
  );
}
