import { distance } from 'fastest-levenshtein';
import type { Alternative, Unit } from './query';
import type { WordIndex } from './wordIndex';

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

/**
 * What is worth less than the word itself: longer words that begin with it, and words with typos.
 */
const weights = { word: 0.6, prefix: 0.36, typo: 0.5, plural: 0.9, swap: 0.8 };

/** Words that count together, each with its weight. */
type Variants = [word: string, weight: number][];

/** What may stand for a word, in groups. Each document counts the group that fits it best. */
function variantsOf(index: WordIndex, word: string, alternative: Alternative): Variants[] {
  const isKnown = index.has(word);
  const prefix = alternative.prefix === 'always' || (alternative.prefix === 'unknown' && !isKnown);
  const groups: Variants[] = [[[word, 1]]];
  if (prefix && word.length > 1) {
    const longer = index.startingWith(word).map((other): Variants[number] => {
      const added = other.length - word.length;
      return [other, (weights.prefix * other.length) / (other.length + 0.3 * added)];
    });
    groups.push([[word, weights.word], ...longer]);
  } else groups.push([[`${word}s`, weights.plural]]);
  // Typos are thought of only where nothing is spelled like this.
  if (isKnown || !alternative.allowsTypos || typosIn(word) === 0) return groups;
  const near = index
    .near(word, typosIn(word))
    .map((other): Variants[number] => [
      other,
      (weights.typo * other.length) / (other.length + distance(word, other)),
    ]);
  return [...groups, near, ...swaps(word).map((other): Variants => [[other, weights.swap]])];
}

/** Looks a word up. */
function lookUpWord(index: WordIndex, word: string, alternative: Alternative): Matches {
  const matches: Matches = new Map();
  for (const variants of variantsOf(index, word, alternative)) {
    const sums: Matches = new Map();
    for (const [variant, weight] of variants)
      for (const [id, score] of index.scoresOf(variant)) {
        const known = sums.get(id);
        if (!known) sums.set(id, { score: score * weight, terms: new Set([variant]) });
        else {
          known.score += score * weight;
          known.terms.add(variant);
        }
      }
    for (const [id, { score, terms }] of sums) {
      const known = matches.get(id);
      matches.set(
        id,
        known
          ? { score: Math.max(score, known.score), terms: new Set([...known.terms, ...terms]) }
          : { score, terms },
      );
    }
  }
  return matches;
}

/** Documents that have all words of an alternative. */
function lookUpAll(index: WordIndex, alternative: Alternative): Matches {
  const { words, weight } = alternative;
  const each = words.map((word) => lookUpWord(index, word, alternative));
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

/**
 * How far what fits an alternative best is worth the same for all, be its words rare or common:
 * from 0 to 1.
 */
const likeness = 0.7;

/** Documents that fulfil a unit of the query, each in the best way it can. */
export function matchUnit(index: WordIndex, unit: Unit): Matches {
  const best: Matches = new Map();
  for (const alternative of unit) {
    if (alternative.isFallback && best.size > 0) continue;
    const found = lookUpAll(index, alternative);
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
