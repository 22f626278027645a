/**
 * Words of the searched text, in the compact form in which the index holds them: about half of
 * what the text itself takes.
 */
export interface PackedWords {
  /**
   * All words, sorted. Each begins with the number of letters it has in common with the word
   * before, as a character from `!` (none) to `/` (14).
   */
  words: string;
  /**
   * For each word and separated by `!`, the records that have it: for each record the distance to
   * the one before, as a character from `#` (1) on.
   */
  records: string;
}

/**
 * Between a small and a big letter, and before the last letter of an acronym: `useURLState` → `use
 * URL State`.
 */
const hump = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Parts of a name in camel case; of any other word, the word. */
export const splitName = (name: string): string[] => name.split(hump);

/** The words of a text; words with a hyphen also in one: `sign-in` → `sign in signin`. */
export function splitWords(text: string): string[] {
  const compounds = text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return [
    ...(text.match(/[\p{L}\p{N}]+/gu) ?? []),
    ...compounds.map((compound) => compound.replaceAll('-', '').toLowerCase()),
  ];
}

const FIRST_SHARED = 33;
const MOST_SHARED = 14;
const NO_DISTANCE = 34;

function sharedLetters(word: string, before: string): number {
  let count = 0;
  while (count < MOST_SHARED && count < before.length && word[count] === before[count]) count += 1;
  return count;
}

/**
 * Packs the words of each record. Names in camel case keep their letters, since `formsOf` of the
 * search takes them apart; other words are lowercase.
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
    const shared = sharedLetters(word, sorted[index - 1] ?? '');
    return String.fromCharCode(FIRST_SHARED + shared) + word.slice(shared);
  });
  const records = sorted.map((word) => {
    let before = -1;
    const distances = [...(recordsByWord.get(word) ?? [])].map((record) => {
      const distance = record - before;
      before = record;
      return NO_DISTANCE + distance;
    });
    return String.fromCharCode(...distances);
  });
  return { words: words.join(''), records: records.join('!') };
}

/** Each word with the numbers of the records that have it. */
export function unpackWords({ words, records }: PackedWords): [word: string, records: number[]][] {
  const lists = records.split('!');
  let word = '';
  return (words.match(/[!-/][^!-/]+/g) ?? []).map((entry, index) => {
    word = word.slice(0, entry.charCodeAt(0) - FIRST_SHARED) + entry.slice(1);
    let record = -1;
    return [
      word,
      Array.from(lists[index] ?? '', (character) => {
        record += character.charCodeAt(0) - NO_DISTANCE;
        return record;
      }),
    ];
  });
}
