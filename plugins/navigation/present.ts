import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProductKey } from '../../src/site/products';
import { isDevelopmentServer } from '../shared/command';

const siteDir = path.resolve(__dirname, '../..');

function presentItems(
  items: readonly SidebarItemConfig[],
  isNew: (id: string) => boolean,
): SidebarItemConfig[] {
  return items.flatMap((item): SidebarItemConfig[] => {
    if (typeof item === 'string') return isNew(item) ? [item] : [];
    if (item.type === 'doc') return isNew(item.id) ? [item] : [];
    return item.type === 'category' && Array.isArray(item.items)
      ? [{ ...item, items: presentItems(item.items as SidebarItemConfig[], isNew) }]
      : [item];
  });
}

/**
 * A product's side navigations without entries that have no page, or a second one. In `npm start` alone: Docusaurus would not start with them,
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
