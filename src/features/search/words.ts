const word = /[\p{L}\p{N}]+/gu;

/** Between a small and a big letter, before the last letter of an acronym, around digits' letters: `useURLState` → `use URL State`. */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Lower case, without accents. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A word of a text as it is looked up: itself, and the parts of a name in camel case. */
export function formsOf(text: string): string[] {
  const parts = text.split(hump);
  return parts.length > 1 ? [fold(text), ...parts.map(fold)] : [fold(text)];
}

/** Words of a text, each with the parts of its name; words with a hyphen also in one: `sign-in` → `sign in signin`. */
export function wordsOf(text: string): string[] {
  const compounds = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return [
    ...(text.match(word) ?? []).flatMap(formsOf),
    ...compounds.map((compound) => fold(compound.replaceAll('-', ''))),
  ];
}

/** As `wordsOf`, with neighbors written in one, as readers often type names: `Data grid` → `data grid datagrid`. */
export function nameWordsOf(text: string): string[] {
  const single = (text.match(word) ?? []).map(fold);
  const pairs = single.slice(1).map((next, index) => `${single[index]}${next}`);
  return [...new Set([...wordsOf(text), ...pairs])];
}

/** Parts of a title, those of names in camel case apart: `useDialogs API` → `use dialogs api`. */
export const partsOf = (title: string): string[] =>
  (title.match(word) ?? []).flatMap((each) => each.split(hump)).map(fold);

/** Letters and digits alone: names that readers write apart, in one or with hyphens are the same. */
export const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
