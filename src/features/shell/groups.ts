import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isSamePath } from '@docusaurus/theme-common/internal';

/** Labels without repetitions of the previous one, such as "Components" below "Components". */
export const withoutRepeats = (labels: readonly string[]): string[] =>
  labels.filter((label, index) => label !== labels[index - 1]);

/** Groups around a page, outermost first; `null` if the page isn't in the navigation. */
export function groupsOf(items: readonly PropSidebarItem[], path: string): string[] | null {
  for (const item of items) {
    if (item.type === 'link' && isSamePath(item.href, path)) return [];
    if (item.type !== 'category') continue;
    const inside = item.href && isSamePath(item.href, path) ? [] : groupsOf(item.items, path);
    if (inside) return [item.label, ...inside];
  }
  return null;
}

/**
 * Items to show. If there are only a page and a group, such as the index of a reference and its
 * entries, the group's pages are shown without a heading.
 */
export function visibleItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  const [first, second, ...others] = items;
  return first?.type === 'link' && second?.type === 'category' && others.length === 0
    ? [first, ...second.items]
    : [...items];
}

/** Rows of a category. The first links to the category's page, if it has one. */
export function rowsOf({
  label,
  href,
  customProps,
  items,
}: PropSidebarItemCategory): PropSidebarItem[] {
  const rows = visibleItems(items);
  return href ? [{ type: 'link', label, href, customProps }, ...rows] : rows;
}
