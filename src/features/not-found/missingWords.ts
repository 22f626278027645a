import { decode } from '@site/src/site/decode';

/** Words of a URL that don't identify a page, such as `docs` or the file extension. */
const ignoredWords = /^(?:toolpad|core|studio|react|docs|index|html?|mdx?)$/i;

/**
 * Query for a missing URL: its words, except those that all URLs share. Uses at most two levels,
 * because the last ones name the page.
 */
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
