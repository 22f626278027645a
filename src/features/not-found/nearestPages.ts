import { distance } from 'fastest-levenshtein';

export interface ListedPage {
  /** Address with trailing slash. */
  path: string;
  title: string;
}

const words = (path: string) => path.split(/[/-]+/).filter((word) => word && word !== 'toolpad');

/** Small when the addresses share words, wherever these stand, or are spelled alike. */
function unlikeness(a: string, b: string): number {
  const wanted = words(a);
  const offered = words(b);
  const cost = wanted.reduce(
    (sum, word) =>
      sum +
      Math.min(
        ...offered.map((other) => distance(word, other) / Math.max(word.length, other.length)),
        1,
      ),
    0,
  );
  return cost / Math.max(1, wanted.length) + distance(a, b) / (4 * Math.max(a.length, b.length));
}

/** The pages whose address is nearest to one that does not exist, best first. Empty when none is alike. */
export function nearestPages(missing: string, pages: ListedPage[], count = 5): ListedPage[] {
  return pages
    .map((page) => ({ page, cost: unlikeness(missing.toLowerCase(), page.path) }))
    .filter(({ cost }) => cost < 0.9)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ page }) => page);
}
