import { decode } from '@site/src/site/decode';

/** Parts of an address that name no page: `react-` in front of a component, the ending of a file. */
const noise = /^(?:toolpad|core|studio|react|docs|index|html?|mdx?)$/i;

/**
 * What to search for in place of an address that does not exist: its words, without those that all addresses share.
 * Two levels at most, since the last ones say what was wanted.
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
