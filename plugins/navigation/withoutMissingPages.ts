import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProductKey } from '../../src/site/products';
import { categoryLinks, items, type Shape } from './items';

const siteDir = path.resolve(__dirname, '../..');

/** Drops the keys that a shape doesn't have; `undefined` if a required key is missing. */
function withKnownKeys<Object extends { type?: string }>(
  object: Object,
  shapes: ReadonlyMap<string, Shape>,
): Object | undefined {
  const shape = shapes.get(String(object.type));
  if (!shape?.required.every((key) => Object.hasOwn(object, key))) return undefined;
  const known = Object.entries(object).filter(([key]) => shape.keys.includes(key));
  return Object.fromEntries(known) as Object;
}

/** Pages that an item may link to. A `doc` item may link to a page only once. */
interface Pages {
  exists(id: string): boolean;
  isNew(id: string): boolean;
}

type Category = Extract<SidebarItemConfig, { type: 'category' }>;

function validCategory({ link, ...category }: Category, pages: Pages): SidebarItemConfig[] {
  const known = link && withKnownKeys(link, categoryLinks);
  const isMissing = known?.type === 'doc' && !pages.isNew(known.id);
  const validLink = known && !isMissing ? { link: known } : {};
  const inside = Array.isArray(category.items)
    ? validItems(category.items as SidebarItemConfig[], pages)
    : category.items;
  return Object.keys(inside).length > 0 || validLink.link
    ? [{ ...category, ...validLink, items: inside }]
    : [];
}

function validItems(all: readonly SidebarItemConfig[], pages: Pages): SidebarItemConfig[] {
  return all.flatMap((each): SidebarItemConfig[] => {
    if (typeof each === 'string') return pages.isNew(each) ? [each] : [];
    // The shorthand of categories, `{ Guides: ['first'] }`.
    if (typeof each.type !== 'string')
      return Object.entries(each).flatMap(([label, items]) =>
        validItems([{ type: 'category', label, items }] as SidebarItemConfig[], pages),
      );
    const item = withKnownKeys(each, items);
    if (!item) return [];
    if (item.type === 'doc') return pages.isNew(item.id) ? [item] : [];
    if (item.type === 'ref') return pages.exists(item.id) ? [item] : [];
    return item.type === 'category' ? validCategory(item as Category, pages) : [item];
  });
}

/**
 * Removes sidebar items whose page a version doesn't have or that are listed twice, and items that
 * Docusaurus rejects. `sidebars.ts` lists the pages of the current version and of the next one. The
 * checker reports items that no version has, and a build fails.
 * @param dir folder of the version's pages, from the root of the site
 */
export function withoutMissingPages(
  product: ProductKey,
  sidebars: SidebarsConfig,
  dir = `docs-${product}`,
): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, sidebar]) => {
      const seen = new Set<string>();
      const exists = (id: string) =>
        ['mdx', 'md'].some((ending) => existsSync(path.join(siteDir, dir, `${id}.${ending}`)));
      const isNew = (id: string) => exists(id) && !seen.has(id) && !!seen.add(id);
      return [
        name,
        Array.isArray(sidebar)
          ? validItems(sidebar as SidebarItemConfig[], { exists, isNew })
          : sidebar,
      ];
    }),
  ) as SidebarsConfig;
}
