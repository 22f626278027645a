import { distance } from 'fastest-levenshtein';

interface LinkedPage {
  title: string;
  href: string;
}

interface NamedPage extends LinkedPage {
  /** Title in compact form. */
  name: string;
}

/**
 * Returns the pages with titles most similar to a query, for queries without results.
 * @param wanted query in compact form
 * @param maxDistance maximum number of letters in which a title differs
 */
export function nearestTitles(
  wanted: string,
  pages: readonly NamedPage[],
  count = 3,
  maxDistance = Infinity,
): LinkedPage[] {
  return pages
    .map(({ title, href, name }) => {
      const window = name.slice(0, Math.max(wanted.length, 4));
      return { title, href, cost: Math.min(distance(wanted, name), distance(wanted, window) + 1) };
    })
    .filter(({ cost }) => cost <= maxDistance)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ title, href }) => ({ title, href }));
}
