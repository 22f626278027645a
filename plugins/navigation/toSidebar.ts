import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import path from 'node:path';
import { docIdsBySlug } from './docIds';
import type { PageTreeEntry } from './pageTree';

/**
 * Turns a page tree into a Docusaurus sidebar. Pages without a file are left out, and so are groups that would be empty.
 * @param product folder suffix and route segment: `core` reads `docs-core` and serves `/toolpad/core`.
 */
export function toSidebar(
  tree: PageTreeEntry[],
  product: 'core' | 'studio',
  siteDir = process.cwd(),
): SidebarItemConfig[] {
  const ids = docIdsBySlug(path.join(siteDir, `docs-${product}`));
  const prefix = `/toolpad/${product}`;

  const toItem = (entry: PageTreeEntry): SidebarItemConfig[] => {
    if (entry.pathname) {
      const id = ids.get(entry.pathname.slice(prefix.length) || '/');
      const badge = entry.newFeature ? { customProps: { newFeature: true } } : {};
      return id && entry.title ? [{ type: 'doc', id, label: entry.title, ...badge }] : [];
    }
    const items = (entry.children ?? []).flatMap(toItem);
    const label = entry.title ?? entry.subheader ?? '';
    const kind = entry.subheader ? { customProps: { subheader: true } } : {};
    return items.length > 0 ? [{ type: 'category', label, items, ...kind }] : [];
  };

  return tree.flatMap(toItem);
}
