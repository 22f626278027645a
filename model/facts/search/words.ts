import { currentLanguage, defaultLanguage } from '../languages';

const english: ReadonlySet<string> = new Set(
  'a above after again all already also although an and another any are aren as at be because been before being below both but by can cannot could couldn didn do does doesn don during each either else ever every few for from get had has hasn have her his how however i if in instead into is isn it its itself just let make may me more most much must my need neither no nor not of off often on one only or our please put rather set several should shouldn since so some still such than that the their them then there these they this though through to toolpad turn under until up use using want was wasn way we were what when where whether which while who whose why will with without won wouldn yet you your'.split(
    ' ',
  ),
);

const none: ReadonlySet<string> = new Set();

/** They count only in a query without other words. Only those of English are known. */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  language === defaultLanguage ? english : none;

export const stopWords = stopWordsOf(currentLanguage);

/** Words of the searched text in compact form: about half the size of the text. */
export interface PackedWords {
  /** All words in the order of their first record, separated by spaces. */
  words: string;
  /**
   * Records of each word, separated by `!`. Each record is its distance from the previous one, and
   * the first one from the first one of the previous word, as a character starting with `"` (0).
   */
  records: string;
}

/**
 * Matches between a lower and an upper case letter, and before the last letter of an acronym:
 * `useURLState` → `use URL State`.
 */
const camelCaseBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Whether a word is a name in code: `okText`, `AUTH_SECRET`, `--port`. */
export const isCodeName = (name: string): boolean =>
  /^(?:--|\$)?[\w$./@-]+$/.test(name) && /[a-z\d][A-Z]|\w_\w|^--|^\$/.test(name);

/** Splits a camel case name. Other words are returned unchanged. */
export const splitName = (name: string): string[] => name.split(camelCaseBoundary);

/** Letters, digits, and the marks that belong to them, such as vowels in Thai; also C# and C++. */
const word = /(?<![\p{L}\p{N}])\p{L}(?:#|\+\+)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts without spaces between words. */
export const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

interface FoundWord {
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

const DISTANCE_OFFSET = 34;

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
  let before = 0;
  const records = [...recordsByWord.values()].map((all) => {
    const [first = 0] = all;
    const distances = [...all].map((record) => {
      const distance = record - before;
      before = record;
      return DISTANCE_OFFSET + distance;
    });
    before = first;
    return String.fromCharCode(...distances);
  });
  return { words: [...recordsByWord.keys()].join(' '), records: records.join('!') };
}

export function unpackWords({ words, records }: PackedWords): [word: string, records: number[]][] {
  const lists = records.split('!');
  let record = 0;
  return (words.match(/\S+/g) ?? []).map((word, index) => {
    const all = Array.from(lists[index] ?? '', (character) => {
      record += character.charCodeAt(0) - DISTANCE_OFFSET;
      return record;
    });
    record = all[0] ?? record;
    return [word, all];
  });
}

/**
 * Marks that readers may omit: accents of European letters, and vowels in Arabic and Hebrew. Others
 * distinguish words, such as those in Thai and Japanese.
 */
const omittedMarks =
  /(?<=[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]\p{M}*)\p{M}/gu;

/**
 * Converts text to lower case without accents. In upper case, ß is SS. In Arabic, final forms of
 * letters that many leave out are the others, as in Lucene's normalization.
 */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKD')
        .replace(omittedMarks, '')
        .replace(/\u0640/g, '')
        .replace(/\u0649/g, '\u064a')
        .replace(/\u0629/g, '\u0647')
        .normalize('NFC');

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
