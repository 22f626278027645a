import { distance } from 'fastest-levenshtein';

export interface ListedPage {
  /** Address with trailing slash. */
  path: string;
  title: string;
  /** What the side navigation calls it, where that is not its title. */
  label?: string;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'toolpad');

const productOf = (path: string) => /^\/toolpad\/(\w+)\//.exec(path)?.[1];

/** Name of a page: the last part of its URL. */
const nameOf = (path: string) =>
  path
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/^react-/, '');

/**
 * What decides between pages that are about equally near: the same product first, and in it the
 * page of that name whatever its group; an overview before what is below it, a guide before its
 * API.
 */
function handicap(missing: string, { path }: ListedPage): number {
  const isOther = productOf(missing) !== productOf(path);
  const isApi = /\/api\//.test(path) && !missing.includes('api');
  const isNamesake = !isOther && !isApi && nameOf(missing) === nameOf(path);
  return (isOther ? 0.08 : 0) + (isApi ? 0.06 : 0) - (isNamesake ? 0.3 : 0);
}

/**
 * Distance between a URL and a page: small if they share words, in any order, or are spelled alike.
 */
function unlikeness(a: string, page: ListedPage): number {
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

/** Pages with URLs similar to a missing one, best first. Empty if there's none. */
export function nearestPages(missing: string, pages: ListedPage[], count = 5): ListedPage[] {
  return pages
    .map((page) => ({
      page,
      cost: unlikeness(missing.toLowerCase(), page) + handicap(missing, page),
    }))
    .filter(({ cost }) => cost < 0.9)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ page }) => page);
}
