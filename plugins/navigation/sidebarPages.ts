import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import matter from 'gray-matter';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as sidebars from '../../sidebars';
import { baseUrl } from '../../src/site/origins';
import type { ProductKey } from '../../src/site/products';

/** A page of a side navigation. */
export interface SidebarPage {
  /** Its file in `docs-<product>`, without the ending. */
  id: string;
  /** Path from the root of the repository. */
  file: string;
  /** Address with trailing slash. */
  path: string;
  /** What the navigation calls it. */
  label: string;
  /** Title in its front matter, the page's `h1`. */
  title: string;
  /** Labels of the groups and headings above it, the outermost first. */
  group: string[];
  newFeature: boolean;
}

type Entry = Pick<SidebarPage, 'id' | 'group' | 'newFeature'> & { label?: string };

function entriesOf(items: SidebarItemConfig[], group: string[] = []): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (typeof item === 'string') return [{ id: item, group, newFeature: false }];
    if (item.type === 'category' && Array.isArray(item.items)) {
      return entriesOf(item.items, [...group, item.label ?? '']);
    }
    if (item.type !== 'doc')
      throw new Error(`A sidebar contains pages and groups, not ${String(item.type)}.`);
    return [
      { id: item.id, label: item.label, group, newFeature: item.customProps?.newFeature === true },
    ];
  });
}

/** A page is written as `.mdx`, or as `.md` beside it. */
const fileOf = (siteDir: string, page: string) =>
  ['mdx', 'md']
    .map((ending) => `${page}.${ending}`)
    .find((file) => existsSync(path.join(siteDir, file))) ?? `${page}.mdx`;

/**
 * The pages of a product's side navigation, in reading order.
 * @throws where an entry has no file, or is neither page nor group
 */
export function sidebarPages(siteDir: string, product: ProductKey): SidebarPage[] {
  const items = sidebars[product][product];
  if (!Array.isArray(items)) throw new Error(`sidebars.ts has no list "${product}".`);
  return entriesOf(items).map(({ label, ...entry }) => {
    const file = fileOf(siteDir, `docs-${product}/${entry.id}`);
    const { data: frontMatter } = matter(readFileSync(path.join(siteDir, file), 'utf8'));
    const title = String(frontMatter.title);
    return {
      ...entry,
      file,
      path: `${baseUrl}${product}${String(frontMatter.slug).replace(/\/?$/, '/')}`,
      title,
      label: label ?? String(frontMatter.sidebar_label ?? title),
    };
  });
}
