import { decode } from '@site/src/site/decode';

/** Parts of a URL that name no page: `react-` in front of a component, the ending of a file. */
const noise = /^(?:toolpad|core|studio|react|docs|index|html?|mdx?)$/i;

/**
 * Query for a missing URL: its words, without those that all URLs share.
 * At most two levels, because the last ones name the page.
 */
export function missingWords(pathname: string): string {
  const levels = pathname
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean);
  const words = levels
    .slice(-2)
    .flatMap((level) => decode(level).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !noise.test(word));
  return words.slice(0, 6).join(' ').slice(0, 100);
}
