import { findWords, splitName, splitWords, stopWords } from '@site/model/facts/search/searchWords';

/**
 * Marks that readers may omit: accents of European letters, and vowels in Arabic and Hebrew. Others
 * distinguish words, such as those in Thai and Japanese.
 */
const omittedMarks =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]\p{M}*)\p{M}/gu;

/** Converts text to lower case without accents. */
export const fold = (text: string): string =>
  (/^[ -~]*$/.test(text)
    ? text
    : text.normalize('NFKD').replace(omittedMarks, '').normalize('NFC')
  ).toLowerCase();

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
  const single = findWords(text).map((found) => fold(found.text));
  const pairs = single
    .slice(1)
    .flatMap((next, index) =>
      stopWords.has(next) || stopWords.has(single[index] ?? '') ? [] : `${single[index]}${next}`,
    );
  return [...new Set([...wordsOf(text), ...pairs])];
}

/** Words of a title, with camel case names split: `useDialogs API` → `use dialogs api`. */
export const partsOf = (title: string): string[] =>
  findWords(title)
    .flatMap((found) => splitName(found.text))
    .map(fold);

/** Keeps only letters and digits, so that spellings with spaces or hyphens are equal. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}\p{M}]/gu, '');
