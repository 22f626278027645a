import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProductKey } from '../../src/site/products';
import { isDevelopmentServer } from '../shared/command';
import { categoryLinks, items, type Shape } from './items';

const siteDir = path.resolve(__dirname, '../..');

/** Without keys that the shape does not have; nothing where one is missing that it needs. */
function fit<Object extends { type?: string }>(
  object: Object,
  shapes: ReadonlyMap<string, Shape>,
): Object | undefined {
  const shape = shapes.get(String(object.type));
  if (!shape?.needed.every((key) => Object.hasOwn(object, key))) return undefined;
  const known = Object.entries(object).filter(([key]) => shape.keys.includes(key));
  return Object.fromEntries(known) as Object;
}

/** Which pages an item may lead to: those that exist, and for `doc` once. */
interface Pages {
  exists(id: string): boolean;
  isNew(id: string): boolean;
}

type Category = Extract<SidebarItemConfig, { type: 'category' }>;

function presentCategory({ link, ...category }: Category, pages: Pages): SidebarItemConfig[] {
  const sound = link && fit(link, categoryLinks);
  const isGone = sound?.type === 'doc' && !pages.isNew(sound.id);
  const kept = sound && !isGone ? { link: sound } : {};
  const inside = Array.isArray(category.items)
    ? presentItems(category.items as SidebarItemConfig[], pages)
    : category.items;
  return Object.keys(inside).length > 0 || kept.link
    ? [{ ...category, ...kept, items: inside }]
    : [];
}

function presentItems(all: readonly SidebarItemConfig[], pages: Pages): SidebarItemConfig[] {
  return all.flatMap((each): SidebarItemConfig[] => {
    if (typeof each === 'string') return pages.isNew(each) ? [each] : [];
    // The shorthand of categories, `{ Guides: ['first'] }`.
    if (typeof each.type !== 'string')
      return Object.entries(each).flatMap(([label, items]) =>
        presentItems([{ type: 'category', label, items }] as SidebarItemConfig[], pages),
      );
    const item = fit(each, items);
    if (!item) return [];
    if (item.type === 'doc') return pages.isNew(item.id) ? [item] : [];
    if (item.type === 'ref') return pages.exists(item.id) ? [item] : [];
    return item.type === 'category' ? presentCategory(item as Category, pages) : [item];
  });
}

/**
 * A product's side navigations without entries that have no page, or a second one, and without items that Docusaurus refuses. In `npm start` alone: Docusaurus would not start with them,
 * and the checker says where they are. A build fails.
 */
export function withoutMissingPages(product: ProductKey, sidebars: SidebarsConfig): SidebarsConfig {
  if (!isDevelopmentServer()) return sidebars;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, sidebar]) => {
      const seen = new Set<string>();
      const exists = (id: string) =>
        ['mdx', 'md'].some((ending) =>
          existsSync(path.join(siteDir, `docs-${product}/${id}.${ending}`)),
        );
      const isNew = (id: string) => exists(id) && !seen.has(id) && !!seen.add(id);
      return [
        name,
        Array.isArray(sidebar)
          ? presentItems(sidebar as SidebarItemConfig[], { exists, isNew })
          : sidebar,
      ];
    }),
  ) as SidebarsConfig;
}
