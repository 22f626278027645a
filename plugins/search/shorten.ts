import { fillers } from '../../src/site/fillers';

/** Characters of a section that are kept as they are read: results show 150 of them. */
const SHOWN = 180;

const words = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * Most of the index is prose that only few queries ask for. What is read of a section is its beginning; of the rest every word is kept
 * that the beginning does not have and that tells something, once.
 * @returns the beginning, up to the end of a word, and the words of the rest
 */
export function shorten(text: string, shown = SHOWN): { text: string; rest: string[] } {
  if (text.length <= shown) return { text, rest: [] };
  const space = text.slice(0, shown + 1).search(/\s\S*$/);
  const beginning = text.slice(0, space < 0 ? shown : space);
  const known = new Set([...fillers, ...words(beginning.toLowerCase())]);
  const rest: string[] = [];
  for (const word of words(text.slice(beginning.length))) {
    const form = word.toLowerCase();
    if (known.has(form)) continue;
    known.add(form);
    rest.push(word);
  }
  return { text: beginning, rest };
}
