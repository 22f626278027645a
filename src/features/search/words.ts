import { stopWords } from '@site/src/site/stopWords';
import { splitName, splitWords } from '@site/src/site/searchWords';

const word = /[\p{L}\p{N}]+/gu;

/** Converts text to lower case without accents. */
export const fold = (text: string): string =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Forms under which a word is found: the word itself, and the parts of a camel case name. */
export function formsOf(text: string): string[] {
  const parts = splitName(text);
  return parts.length > 1 ? [fold(text), ...parts.map(fold)] : [fold(text)];
}

/** Words of a text, with the parts of camel case names. */
export const wordsOf = (text: string): string[] => splitWords(text).flatMap(formsOf);

/**
 * Like `wordsOf`, but also joins neighboring words, because readers often write names as one word:
 * `Data grid` → `data grid datagrid`.
 */
export function nameWordsOf(text: string): string[] {
  const single = (text.match(word) ?? []).map(fold);
  const pairs = single
    .slice(1)
    .flatMap((next, index) =>
      stopWords.has(next) || stopWords.has(single[index] ?? '') ? [] : `${single[index]}${next}`,
    );
  return [...new Set([...wordsOf(text), ...pairs])];
}

/** Words of a title, with camel case names split: `useDialogs API` → `use dialogs api`. */
export const partsOf = (title: string): string[] =>
  (title.match(word) ?? []).flatMap(splitName).map(fold);

/**
 * Keeps only letters and digits, so that different spellings of a name with spaces or hyphens are
 * equal.
 */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
