import type { PublishedVersion } from '@site/src/site/versions';

/** Titles of pages by URL. */
export type Titles = ReadonlyMap<string, string>;

/**
 * The page of a version that a reader of another version gets: the same one, the nearest one above
 * it, or the version's first page.
 * @param pathname URL of the page, without language
 * @param here version of the page
 */
export function nearestPage(
  { url, home }: PublishedVersion,
  pathname: string,
  here: PublishedVersion,
  titles: Titles,
): { path: string; isSame: boolean } {
  const levels = pathname.slice(here.url.length).split('/').filter(Boolean);
  for (let count = levels.length; count > 0; count -= 1) {
    const path = `${url}${levels.slice(0, count).join('/')}/`;
    if (titles.has(path)) return { path, isSame: count === levels.length };
  }
  return { path: home, isSame: false };
}
