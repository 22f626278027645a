import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProductKey } from '../../src/site/products';
import { isDevelopmentServer } from '../shared/command';
import { commonKeys, itemKeys, neededKeys } from './items';

const siteDir = path.resolve(__dirname, '../..');

/** An item without keys that its type does not have; nothing where it lacks one that it needs. */
function sound(item: SidebarItemConfig): SidebarItemConfig | undefined {
  if (typeof item === 'string' || typeof item.type !== 'string') return item;
  const keys = itemKeys.get(item.type);
  const isWhole = neededKeys.get(item.type)?.every((key) => Object.hasOwn(item, key));
  if (!keys || !isWhole) return undefined;
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => keys.includes(key) || commonKeys.includes(key)),
  ) as SidebarItemConfig;
}

function presentItems(
  items: readonly SidebarItemConfig[],
  isNew: (id: string) => boolean,
): SidebarItemConfig[] {
  return items.flatMap((each): SidebarItemConfig[] => {
    const item = sound(each);
    if (item === undefined) return [];
    if (typeof item === 'string') return isNew(item) ? [item] : [];
    if (item.type === 'doc') return isNew(item.id) ? [item] : [];
    if (item.type !== 'category' || !Array.isArray(item.items)) return [item];
    const inside = presentItems(item.items as SidebarItemConfig[], isNew);
    return inside.length > 0 || item.link ? [{ ...item, items: inside }] : [];
  });
}

/**
 * A product's side navigations without entries that have no page, or a second one, and without items that Docusaurus refuses. In `npm start` alone: Docusaurus would not start with them,
 * and the checker says where they are. A build fails.
 */
export function present(product: ProductKey, sidebars: SidebarsConfig): SidebarsConfig {
  if (!isDevelopmentServer()) return sidebars;
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => {
      const seen = new Set<string>();
      const isNew = (id: string) => {
        const exists = ['mdx', 'md'].some((ending) =>
          existsSync(path.join(siteDir, `docs-${product}/${id}.${ending}`)),
        );
        return exists && !seen.has(id) && !!seen.add(id);
      };
      return [
        name,
        Array.isArray(items) ? presentItems(items as SidebarItemConfig[], isNew) : items,
      ];
    }),
  ) as SidebarsConfig;
}
