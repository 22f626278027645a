import {
  findWords,
  isIndexed,
  splitName,
  splitWords,
  stopWordsOf,
} from '../../model/facts/search/words';
import { identifiersOf } from './names';

/** Length of the excerpts in the index, in characters. Results show 150 of them. */
const EXCERPT_LENGTH = 180;

/** The beginning of a text, up to the end of a word. */
export function shorten(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const space = text.slice(0, length + 1).search(/\s\S*$/);
  return text.slice(0, space < 0 ? length : space);
}

/** Content of a page or of an entry. */
export interface IndexedText {
  excerpt: string;
  /** Words without duplicates and without stop words. Only camel case names have capitals. */
  words: string[];
  codeWords: string[];
}

export const emptyText: IndexedText = { excerpt: '', words: [], codeWords: [] };

function significantWords(text: string, language: string): string[] {
  const stopWords = stopWordsOf(language);
  const words = findWords(text)
    .map((word) => word.text)
    .filter((word) => isIndexed(word) && !stopWords.has(word.toLowerCase()));
  return [
    ...new Set(words.map((word) => (splitName(word).length > 1 ? word : word.toLowerCase()))),
  ];
}

/** Text of paragraphs and code. */
export function textOf(blocks: string[], code: string[], language: string): IndexedText {
  const text = blocks.filter(Boolean).join('\n');
  const words = significantWords(text, language);
  const codeWords = significantWords(identifiersOf(code, text).join(' '), language);
  return {
    excerpt: shorten(text),
    words,
    codeWords: codeWords.filter((word) => !words.includes(word)),
  };
}

/**
 * Removes words that are part of the surrounding names, because a search finds them there. Words
 * with a hyphen are removed if all their parts are.
 */
export function withoutNames(words: readonly string[], names: readonly string[]): string[] {
  const known = names.flatMap(splitWords).flatMap((name) => [name, ...splitName(name)]);
  const forms = new Set(known.map((name) => name.toLowerCase()));
  return words.filter((word) => !splitWords(word).every((part) => forms.has(part.toLowerCase())));
}

function countWords(texts: readonly IndexedText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words, codeWords } of texts)
    for (const word of [...words, ...codeWords]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Number of sections in which a word is about their page. */
const FREQUENT = 4;

/**
 * Moves words that are in many sections of a page to the page itself. A search finds them there,
 * and they don't tell its sections apart.
 * @param texts the page's own text, followed by those of its sections
 */
export function withoutFrequentWords([own, ...sections]: readonly [
  IndexedText,
  ...IndexedText[],
]): IndexedText[] {
  const counts = countWords(sections);
  const isFrequent = (word: string) => (counts.get(word) ?? 0) >= FREQUENT;
  const frequent = [...counts.keys()].filter(isFrequent);
  return [
    { ...own, words: [...new Set([...own.words, ...frequent])] },
    ...sections.map((text) => ({
      ...text,
      words: text.words.filter((word) => !isFrequent(word)),
      codeWords: text.codeWords.filter((word) => !isFrequent(word)),
    })),
  ];
}

/**
 * Words of each text in the index. To make it smaller, plurals become their singular if any text
 * contains it, and names that only one sample contains are left out, because they usually have a
 * meaning only there.
 */
export function indexedWords(texts: readonly IndexedText[]): string[][] {
  const counts = countWords(texts);
  const singular = (word: string) => {
    const shorter = word.replace(/s$/, '');
    return counts.has(shorter) ? shorter : word;
  };
  return texts.map(({ words, codeWords }) => {
    const repeated = codeWords.filter((word) => (counts.get(word) ?? 0) > 1);
    return [...new Set([...words, ...repeated].map(singular))];
  });
}
