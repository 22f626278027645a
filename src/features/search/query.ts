import type { SearchKind } from '@site/src/site/search';
import { fillers } from '@site/src/site/fillers';
import { compact, fold, formsOf } from './words';
import { synonyms } from './synonyms';

/** A way to fulfil a part of a query: all of these words, worth `weight`. */
export interface Alternative {
  words: string[];
  /** From 0 to 1. */
  weight: number;
  /** Looked up only where nothing before it was found. */
  isFallback?: boolean;
  /**
   * Longer words that begin with it count too: always, or where no word is exactly this. Default:
   * only its plural.
   */
  prefix?: 'always' | 'unknown';
  /** It may be misspelled, where no word is exactly this. */
  allowsTypos?: boolean;
}

/** A part of a query: a word, a name or a phrase, with everything that may stand for it. */
export type Unit = Alternative[];

const splitWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** `deleting`, `deletes` and `deleted` are looked up by what they begin with, too. */
export function stemOf(word: string): string | undefined {
  const stem = word
    .replace(/(?:ations?|ings?|edly|ed|ers?|ies|es|s)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');
  return stem !== word && stem.length >= 4 ? stem : undefined;
}

/** Words for a location instead of a subject, although one of them alone is a name. */
const besides = /\bnext to\b/gi;

const phrases = Object.entries(synonyms).filter(([term]) => term.includes(' '));

function synonymsOf(term: string): Alternative[] {
  const others = Object.hasOwn(synonyms, term) ? (synonyms[term] ?? []) : [];
  return others.map((other, index) => ({
    words: splitWords(fold(other)),
    weight: 0.6 / (1 + index * 0.25),
  }));
}

/**
 * A word or name: as it is, by its stem, by its synonyms; a name that is unknown by its parts. The
 * last word may still be typed.
 */
function unitOf(name: string, isLast: boolean): Unit {
  const [whole = '', ...parts] = formsOf(name);
  const stem = stemOf(whole);
  const telling = parts.filter((part) => !fillers.has(part));
  const fallbacks: Alternative[] =
    parts.length > 0
      ? [
          { words: parts, weight: 0.8 },
          ...parts.flatMap(synonymsOf),
          ...telling.map((part) => ({ words: [part], weight: 0.3 })),
        ]
      : [];
  return [
    { words: [whole], weight: 1, prefix: isLast ? 'always' : 'unknown', allowsTypos: true },
    ...(stem ? [{ words: [stem], weight: 0.8, prefix: 'always' as const }] : []),
    ...synonymsOf(whole),
    ...fallbacks.map((alternative) => ({
      ...alternative,
      isFallback: true,
      prefix: 'always' as const,
      allowsTypos: true,
    })),
  ];
}

/** Phrases with a synonym, and what is left of the query. */
function takePhrases(query: string): { rest: string; units: Unit[] } {
  let rest = query.replace(besides, ' ');
  const units: Unit[] = [];
  for (const [phrase] of phrases) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'iu');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    units.push([
      { words: splitWords(phrase), weight: 1 },
      { words: [compact(phrase)], weight: 1 },
      ...synonymsOf(phrase),
    ]);
  }
  return { rest, units };
}

/** Words for the kind of result. */
const kindWords: Readonly<Record<string, readonly SearchKind[]>> = {
  prop: ['prop', 'property'],
  props: ['prop', 'property'],
  property: ['property', 'prop'],
  properties: ['property', 'prop'],
  slot: ['slot'],
  slots: ['slot'],
  class: ['cssClass'],
  classname: ['cssClass'],
  type: ['type'],
  interface: ['type'],
  component: ['component', 'api'],
  hook: ['component', 'api'],
  api: ['api'],
  reference: ['api'],
  error: ['error'],
  typeerror: ['error'],
  warning: ['error'],
  exception: ['error'],
  guide: ['guide', 'howTo', 'component'],
};

export interface ParsedQuery {
  units: Unit[];
  /** Kinds the query names. */
  kinds: ReadonlySet<SearchKind>;
}

/**
 * Reads a query: code such as `useDialogs()`, `<Crud />` and `@toolpad/core/Crud` is as good as
 * words.
 */
export function parseQuery(query: string): ParsedQuery {
  const { rest, units } = takePhrases(query);
  const words = splitWords(rest);
  const telling = words.filter((word) => !fillers.has(fold(word)));
  const named = telling.filter((word) => !Object.hasOwn(kindWords, fold(word)));
  const [used, hints] =
    named.length + units.length > 0
      ? [named, telling.filter((word) => !named.includes(word))]
      : [telling.length > 0 ? telling : words, []];
  return {
    units: [
      ...units,
      ...used.slice(0, 12).map((word, index) => unitOf(word, index === used.length - 1)),
    ],
    kinds: new Set(hints.flatMap((word) => kindWords[fold(word)] ?? [])),
  };
}
