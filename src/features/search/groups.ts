import type { SearchResult } from './rate';

/**
 * Results of one page, best first. The page itself is among them only if the query means it, or no
 * section matches nearly as well: a section leads nearer to the answer. The dialog shows them as a
 * group.
 */
export type ResultGroup = SearchResult[];

/** Maximum number of results per page, so that others are in view, too. */
const maxResults = 2;

/** Minimum score of further results, relative to their page's best. */
const minRelativeScore = 0.6;

/** Weight of a page's second best section: a page with several answers is more likely meant. */
const secondWeight = 0.2;

const isPageItself = ({ item, isNamed }: SearchResult) => item.isPage && !isNamed;

/** Results of a page that are shown. */
function shownOf(results: readonly SearchResult[]): ResultGroup {
  const minimum = (results[0]?.score ?? 0) * minRelativeScore;
  const hrefs = results.map(({ item }) => item.href);
  const near = results.filter(
    ({ item, score }, index) => score >= minimum && hrefs.indexOf(item.href) === index,
  );
  const sections = near.filter((result) => !isPageItself(result));
  return (sections.length > 0 ? sections : near).slice(0, maxResults);
}

/** Score of a page, given its results. */
function scoreOf([best, ...others]: readonly SearchResult[]): number {
  const second = others.find(({ item }) => !item.isPage);
  return (best?.score ?? 0) + secondWeight * (second?.score ?? 0);
}

/**
 * Groups results by page, the best page first.
 * @param results best first
 * @param count maximum number of groups
 */
export function groupResults(results: readonly SearchResult[], count = 8): ResultGroup[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    const { path } = result.item.page;
    pages.set(path, [...(pages.get(path) ?? []), result]);
  }
  return [...pages.values()]
    .map((own) => ({ own, score: scoreOf(own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ own }) => shownOf(own));
}
