/** Words of the searched text in compact form: about half the size of the text. */
export interface PackedWords {
  /**
   * All words, sorted. Each starts with the length of the prefix that it shares with the previous
   * word, as a character from `!` (0) to `/` (14).
   */
  words: string;
  /**
   * Records of each word, separated by `!`. Each record is its distance from the previous one, as a
   * character starting with `#` (1).
   */
  records: string;
}

/**
 * Matches between a lower and an upper case letter, and before the last letter of an acronym:
 * `useURLState` → `use URL State`.
 */
const camelCaseBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Splits a camel case name. Other words are returned unchanged. */
export const splitName = (name: string): string[] => name.split(camelCaseBoundary);

/** Letters, digits, and the marks that belong to them, such as vowels in Thai. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts without spaces between words. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A word, and its position in its text. */
export interface FoundWord {
  text: string;
  index: number;
}

/**
 * Finds the words of a text in any language. Browsers without `Intl.Segmenter` find whole phrases
 * in scripts without spaces.
 */
export function findWords(text: string): FoundWord[] {
  const found = [...text.matchAll(word)].map((match) => ({ text: match[0], index: match.index }));
  if (!unspaced.test(text) || !('Segmenter' in Intl)) return found;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return found.flatMap((phrase) =>
    unspaced.test(phrase.text)
      ? [...segmenter.segment(phrase.text)]
          .filter(({ isWordLike }) => isWordLike)
          .map(({ segment, index }) => ({ text: segment, index: phrase.index + index }))
      : phrase,
  );
}

/** Returns whether a word is long enough for the index: two letters, or one that is a word. */
export const isIndexed = (found: string): boolean => found.length > 1 || unspaced.test(found);

/** Words of a text. Words with a hyphen are also joined: `sign-in` → `sign in signin`. */
export function splitWords(text: string): string[] {
  const compounds = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return [
    ...findWords(text).map((found) => found.text),
    ...compounds.map((compound) => compound.replaceAll('-', '').toLowerCase()),
  ];
}

const PREFIX_LENGTH_OFFSET = 33;
const MAX_PREFIX_LENGTH = 14;
const DISTANCE_OFFSET = 34;

function sharedPrefixLength(word: string, before: string): number {
  let count = 0;
  while (count < MAX_PREFIX_LENGTH && count < before.length && word[count] === before[count])
    count += 1;
  return count;
}

/**
 * Packs the words of each record. Camel case names keep their capitals, because `formsOf` in the
 * search splits them; other words are lower case.
 */
export function packWords(texts: readonly (readonly string[])[]): PackedWords {
  const recordsByWord = new Map<string, Set<number>>();
  texts.forEach((words, record) => {
    for (const word of words) {
      const form = splitName(word).length > 1 ? word : word.toLowerCase();
      recordsByWord.set(form, (recordsByWord.get(form) ?? new Set()).add(record));
    }
  });
  const sorted = [...recordsByWord.keys()].sort();
  const words = sorted.map((word, index) => {
    const shared = sharedPrefixLength(word, sorted[index - 1] ?? '');
    return String.fromCharCode(PREFIX_LENGTH_OFFSET + shared) + word.slice(shared);
  });
  const records = sorted.map((word) => {
    let before = -1;
    const distances = [...(recordsByWord.get(word) ?? [])].map((record) => {
      const distance = record - before;
      before = record;
      return DISTANCE_OFFSET + distance;
    });
    return String.fromCharCode(...distances);
  });
  return { words: words.join(''), records: records.join('!') };
}

/** Returns words with the numbers of the records that contain them. */
export function unpackWords({ words, records }: PackedWords): [word: string, records: number[]][] {
  const lists = records.split('!');
  let word = '';
  return (words.match(/[!-/][^!-/]+/g) ?? []).map((entry, index) => {
    word = word.slice(0, entry.charCodeAt(0) - PREFIX_LENGTH_OFFSET) + entry.slice(1);
    let record = -1;
    return [
      word,
      Array.from(lists[index] ?? '', (character) => {
        record += character.charCodeAt(0) - DISTANCE_OFFSET;
        return record;
      }),
    ];
  });
}
