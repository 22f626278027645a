import type { SearchResult } from './rate';

/** Results of one page, the best first: what the dialog shows as a group. */
export type ResultGroup = SearchResult[];

/** Places of a page that are shown below its best. */
const PLACES = 2;

/** Places are shown down to this share of their page's best score. */
const PLACE_SHARE = 0.6;

/**
 * Groups results by page, in the order of each page's best.
 * @param results best first
 * @param count groups at most
 */
export function groupResults(results: readonly SearchResult[], count = 8): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const result of results) {
    const { path } = result.item.page;
    const group = groups.get(path);
    if (!group) {
      if (groups.size < count) groups.set(path, [result]);
      continue;
    }
    const [best] = group;
    const isNear = best !== undefined && result.score >= best.score * PLACE_SHARE;
    const isShown = group.some(({ item }) => item.href === result.item.href);
    if (isNear && !isShown && group.length <= PLACES) group.push(result);
  }
  return [...groups.values()];
}
