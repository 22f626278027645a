import type { SearchResult } from './rate';

/**
 * Results of one page, best first, but the page itself after its sections, which lead nearer to the
 * answer, unless the query means the page. The dialog shows them as a group.
 */
export type ResultGroup = SearchResult[];

/** Maximum number of further results per page. */
const MAX_FURTHER_RESULTS = 2;

/** Minimum score of further results, relative to their page's best. */
const MIN_RELATIVE_SCORE = 0.6;

const isPageItself = ({ item, isNamed }: SearchResult) => item.isPage && !isNamed;

const sectionsFirst = (group: ResultGroup): ResultGroup => [
  ...group.filter((result) => !isPageItself(result)),
  ...group.filter(isPageItself),
];

/**
 * Groups results by page, ordered by the best result of each page.
 * @param results best first
 * @param count maximum number of groups
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
    const isNear = best !== undefined && result.score >= best.score * MIN_RELATIVE_SCORE;
    const isShown = group.some(({ item }) => item.href === result.item.href);
    if (isNear && !isShown && group.length <= MAX_FURTHER_RESULTS) group.push(result);
  }
  return [...groups.values()].map(sectionsFirst);
}
