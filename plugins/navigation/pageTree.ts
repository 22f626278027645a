/** A node of a navigation tree: a page, a group or a heading inside a group (specification, section 3). */
export interface PageTreeEntry {
  /** Address of the page without trailing slash. Groups and headings have none. */
  pathname?: string;
  /** Label of the page or of the group. */
  title?: string;
  /** Label of a heading inside a group. */
  subheader?: string;
  children?: PageTreeEntry[];
  /** Marks the page with a "New" badge. */
  newFeature?: boolean;
}

/** All pages of a tree, in reading order. */
export function pagesOf(tree: PageTreeEntry[]): PageTreeEntry[] {
  return tree.flatMap((entry) => (entry.pathname ? [entry] : pagesOf(entry.children ?? [])));
}
