import { currentLanguage, defaultLanguage } from '../languages';
import type { SearchKind } from './searchIndex';
import { findWords, fold, formsOf, stopWords } from './words';
import kindData from './kindWords.json';
import synonymData from './synonyms.json';

/** A way to match a unit of a query: all of these words. */
export interface Alternative {
  words: string[];
  /** From 0 to 1. Default: 1. */
  weight?: number;
  /** Used only if earlier alternatives match nothing. */
  isFallback?: boolean;
  /**
   * Whether longer words with this prefix match, too: always, or only if the word itself is
   * unknown. By default, only its plural does.
   */
  prefix?: 'always' | 'unknown';
  /** Whether typos are allowed, if the word itself is unknown. */
  allowsTypos?: boolean;
}

/** Part of a query: a word, name, or phrase, with all its alternatives. */
export type Unit = Alternative[];

/** Maximum length of a query in characters. URLs and storage can contain longer ones. */
export const maxQueryLength = 200;

/**
 * Returns whether text has several words or a hyphen. Such a query means a term in prose, not a
 * name in code.
 */
export const isPhrase = (text: string): boolean => /\S[\s-]+\S/.test(text);

const splitWords = (text: string) => findWords(text).map((found) => found.text);

/** Stem of an English word: `deleting`, `deletes`, and `deleted` match the same words. */
export function stemOf(word: string, language: string = currentLanguage): string | undefined {
  if (language !== defaultLanguage) return undefined;
  const stem = word
    .replace(/(?:ations?|ings?|edly|ed|ers?|ies|es|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');
  return stem !== word && stem.length >= 4 ? stem : undefined;
}

/** Phrases that mean a location, although a word in them is also the name of a product. */
const locationPhrases = /\bnext to\b/gi;

/**
 * Words that readers use, and the words of these pages. Words on the left also match themselves,
 * and those on the right count a little less. Several words on a side are one term, also in the
 * plural.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = synonymData;

const phrases = Object.entries(synonyms).filter(([term]) => term.includes(' '));

function synonymsOf(term: string): Alternative[] {
  const others = Object.hasOwn(synonyms, term) ? (synonyms[term] ?? []) : [];
  return others.map((other, index) => ({
    words: splitWords(fold(other)),
    weight: 0.6 / (index + 1),
  }));
}

/**
 * Returns the alternatives for a word or name: the word itself, its stem, and its synonyms; for
 * unknown names, their parts. The last word may be incomplete.
 */
function unitOf(name: string, isLast: boolean): Unit {
  const [whole = '', ...parts] = formsOf(name);
  const stem = stemOf(whole);
  const significant = parts.filter((part) => !stopWords.has(part));
  const fallbacks: Alternative[] =
    parts.length > 0 ? [{ words: parts }, ...significant.map((part) => ({ words: [part] }))] : [];
  // German keyboards abroad: "groesse" for "Größe".
  const umlauts = whole.replace(/(?<=[aou])e/g, '');
  return [
    { words: [whole], prefix: isLast ? 'always' : 'unknown', allowsTypos: umlauts === whole },
    ...(umlauts === whole ? [] : [{ words: [umlauts], isFallback: true, allowsTypos: true }]),
    ...(stem ? [{ words: [stem], prefix: 'always' as const }] : []),
    ...synonymsOf(whole),
    ...fallbacks.map((alternative) => ({
      ...alternative,
      isFallback: true,
      prefix: 'unknown' as const,
      allowsTypos: true,
    })),
  ];
}

function takePhrases(query: string): { rest: string; units: Unit[] } {
  const units: Unit[] = [];
  let rest = query
    .replace(locationPhrases, ' ')
    .replace(/["“„«]([^"“”„«»]+)["”“»]/g, (_, quoted) => {
      const words = splitWords(fold(quoted as string));
      const each = words.map((word): Alternative => ({ words: [word], isFallback: true }));
      if (words.length > 0) units.push([{ words }, ...each]);
      return ' ';
    });
  const lowerCase = rest.toLowerCase();
  // Most phrases aren't in the query, and creating a pattern for each takes longer than the search.
  for (const [phrase] of phrases.filter(([each]) => lowerCase.includes(each))) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${phrase}s?(?![\\p{L}\\p{N}])`, 'iu');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    units.push([{ words: splitWords(phrase) }, ...synonymsOf(phrase)]);
  }
  return { rest, units };
}

const kindWords = kindData as Readonly<Record<string, readonly SearchKind[]>>;

interface ParsedQuery {
  units: Unit[];
  kinds: ReadonlySet<SearchKind>;
}

/** Code such as `useDialogs()`, `<Crud />`, and `@toolpad/core/Crud` works like words. */
export function parseQuery(query: string): ParsedQuery {
  const { rest, units } = takePhrases(query);
  const words = splitWords(rest);
  const significant = words.filter((word) => !stopWords.has(fold(word)));
  const terms = significant.filter((word) => !Object.hasOwn(kindWords, fold(word)));
  const [used, hints] =
    terms.length + units.length > 0
      ? [terms, significant.filter((word) => !terms.includes(word))]
      : [significant.length > 0 ? significant : words, []];
  return {
    units: [
      ...units,
      ...used.slice(0, 12).map((word, index) => unitOf(word, index === used.length - 1)),
    ],
    kinds: new Set(hints.flatMap((word) => kindWords[fold(word)] ?? [])),
  };
}
