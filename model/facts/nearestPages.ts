import { distance } from 'fastest-levenshtein';
import { decode } from '@site/model/facts/urls';
import type { ListedPage } from './pageList';

/** Words of a URL that don't identify a page, such as `docs` or the file extension. */
const ignoredWords = /^(?:toolpad|core|studio|react|docs|index|html?|mdx?)$/i;

/** Words of a missing URL, in at most two levels, because the last ones name the page. */
export function missingWords(pathname: string): string {
  const levels = pathname
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean);
  const words = levels
    .slice(-2)
    .flatMap((level) => decode(level).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !ignoredWords.test(word));
  return words.slice(0, 6).join(' ').slice(0, 100);
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'toolpad');

/** Part of a URL that is compared, in characters. The longest URL of a page has 80. */
const MAX_LENGTH = 200;

const productOf = (path: string) => /^\/toolpad\/(\w+)\//.exec(path)?.[1];

const nameOf = (path: string) => /(?:react-)?([^/]*)\/*$/.exec(path)?.[1];

/**
 * Difference in rank between pages that are about equally similar: prefers the same product and in
 * it a page with the same name, and guides to API pages.
 */
function rankPenalty(missing: string, { path }: ListedPage): number {
  const isOther = productOf(missing) !== productOf(path);
  const isApi = path.includes('/api/') && !missing.includes('api');
  const isNamesake = !isOther && !isApi && nameOf(missing) === nameOf(path);
  return (isOther ? 0.08 : 0) + (isApi ? 0.06 : 0) - (isNamesake ? 0.3 : 0);
}

/** Small if they have words in common, in any order, or are spelled alike. */
function dissimilarity(a: string, page: ListedPage): number {
  const b = page.path;
  const wanted = words(a);
  const offered = words(`${b} ${page.title} ${page.label ?? ''}`);
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

export function nearestPages(url: string, pages: ListedPage[], count = 5): ListedPage[] {
  const missing = url.slice(0, MAX_LENGTH);
  return pages
    .map((page) => ({
      page,
      cost: dissimilarity(missing.toLowerCase(), page) + rankPenalty(missing, page),
    }))
    .filter(({ cost }) => cost < 0.9)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ page }) => page);
}
