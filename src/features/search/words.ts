import { fillers } from '@site/src/site/fillers';
import { splitName, splitWords } from '@site/src/site/searchWords';

const word = /[\p{L}\p{N}]+/gu;

/** Lower case, without accents. */
export const fold = (text: string): string =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** A word of a text as it is looked up: itself, and the parts of a name in camel case. */
export function formsOf(text: string): string[] {
  const parts = splitName(text);
  return parts.length > 1 ? [fold(text), ...parts.map(fold)] : [fold(text)];
}

/** Words of a text, each with the parts of its name. */
export const wordsOf = (text: string): string[] => splitWords(text).flatMap(formsOf);

/**
 * As `wordsOf`, with neighbors that tell something written in one, as readers often type names:
 * `Data grid` → `data grid datagrid`.
 */
export function nameWordsOf(text: string): string[] {
  const single = (text.match(word) ?? []).map(fold);
  const pairs = single
    .slice(1)
    .flatMap((next, index) =>
      fillers.has(next) || fillers.has(single[index] ?? '') ? [] : `${single[index]}${next}`,
    );
  return [...new Set([...wordsOf(text), ...pairs])];
}

/** Parts of a title, those of names in camel case apart: `useDialogs API` → `use dialogs api`. */
export const partsOf = (title: string): string[] =>
  (title.match(word) ?? []).flatMap(splitName).map(fold);

/**
 * Letters and digits alone: names that readers write apart, in one or with hyphens are the same.
 */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
