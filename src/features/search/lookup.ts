import type MiniSearch from 'minisearch';
import type { Alternative, Unit } from './query';

/** A document that has a unit of the query, and the words of it that matched. */
export interface Match {
  score: number;
  terms: Set<string>;
  /** The document has it from its page or from a section, not by itself. */
  isInherited?: boolean;
}

export type Matches = Map<number, Match>;

/** Letters that may be wrong: one in words of four, two from eight on. */
const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** A word with two neighbors swapped, each place in turn: the most common typo counts as one. */
function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) =>
    index === 0 && word[0] === word[1]
      ? ''
      : word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  ).filter((other) => other && other !== word);
}

/** What is worth less than the word itself: longer words that begin with it, and words with typos. */
const weights = { prefix: 0.6, fuzzy: 0.5, plural: 0.9, swap: 0.8 };

interface Manner {
  prefix: boolean;
  typos: boolean;
}

function lookUp(index: MiniSearch, word: string, { prefix, typos }: Manner): Matches {
  const matches: Matches = new Map();
  const add = (found: ReturnType<MiniSearch['search']>, weight = 1) => {
    for (const { id, score, terms } of found) {
      const known = matches.get(id);
      if (!known) matches.set(id, { score: score * weight, terms: new Set(terms) });
      else {
        known.score = Math.max(known.score, score * weight);
        terms.forEach((term) => known.terms.add(term));
      }
    }
  };
  const exactly = { prefix: false, fuzzy: false };
  add(index.search(word, exactly));
  if (prefix && word.length > 1)
    add(index.search(word, { prefix: true, fuzzy: false, weights }), weights.prefix);
  else add(index.search(`${word}s`, exactly), weights.plural);
  if (!typos || typosIn(word) === 0) return matches;
  add(index.search(word, { prefix: false, fuzzy: typosIn(word), weights }));
  for (const other of swaps(word)) add(index.search(other, exactly), weights.swap);
  return matches;
}

/** Looks a word up in all indexes. Typos are thought of only where none of them has the word. */
function lookUpWord(indexes: readonly Weighted[], word: string, alternative: Alternative): Matches {
  const isKnown = indexes.some(
    ([index]) => index.search(word, { prefix: false, fuzzy: false }).length > 0,
  );
  const prefix = alternative.prefix === 'always' || (alternative.prefix === 'unknown' && !isKnown);
  const manner = { prefix, typos: !isKnown && !!alternative.allowsTypos };
  return merge(indexes.map(([index, share]) => [lookUp(index, word, manner), share]));
}

/** Documents that have all words of an alternative, in any of the indexes. */
function lookUpAll(indexes: readonly Weighted[], alternative: Alternative): Matches {
  const { words, weight } = alternative;
  const each = words.map((word) => lookUpWord(indexes, word, alternative));
  const [first = new Map<number, Match>(), ...others] = each;
  const all: Matches = new Map();
  for (const [id, match] of first) {
    const rest = others.map((other) => other.get(id));
    if (rest.some((other) => !other)) continue;
    const found = [match, ...rest.filter((other) => other !== undefined)];
    all.set(id, {
      score: (weight * found.reduce((sum, { score }) => sum + score, 0)) / found.length,
      terms: new Set(found.flatMap(({ terms }) => [...terms])),
    });
  }
  return all;
}

/** An index and what a match in it counts. */
export type Weighted = readonly [index: MiniSearch, share: number];

/** Adds up the scores of documents. */
function merge(parts: [Matches, number][]): Matches {
  const sum: Matches = new Map();
  for (const [matches, share] of parts)
    for (const [id, { score, terms }] of matches) {
      const known = sum.get(id);
      sum.set(id, {
        score: score * share + (known?.score ?? 0),
        terms: known ? new Set([...known.terms, ...terms]) : terms,
      });
    }
  return sum;
}

/** How far what fits an alternative best is worth the same for all, be its words rare or common: from 0 to 1. */
const likeness = 0.7;

/** Documents that fulfil a unit of the query, each in the best way it can. */
export function matchUnit(indexes: readonly Weighted[], unit: Unit): Matches {
  const best: Matches = new Map();
  for (const alternative of unit) {
    if (alternative.isFallback && best.size > 0) continue;
    const found = lookUpAll(indexes, alternative);
    const most = Math.max(...[...found.values()].map(({ score }) => score));
    const share = (alternative.weight / most) ** likeness;
    for (const [id, match] of found) {
      const known = best.get(id);
      best.set(id, {
        score: Math.max(match.score * share, known?.score ?? 0),
        terms: known ? new Set([...known.terms, ...match.terms]) : match.terms,
      });
    }
  }
  return best;
}
