import { distance } from 'fastest-levenshtein';
import type { Alternative, Unit } from './query';
import type { WordIndex } from './wordIndex';

/** A record that matches a unit of the query, and its matching words. */
export interface Match {
  score: number;
  terms: Set<string>;
  /** Whether the match comes from the record's page or sections, not from the record itself. */
  isInherited?: boolean;
}

export type Matches = Map<number, Match>;

/** Maximum number of typos by word length: one from four letters, two from eight. */
const maxTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Variants of a word with two adjacent letters swapped. This most common typo counts as one. */
function swaps(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) =>
    index === 0 && word[0] === word[1]
      ? ''
      : word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  ).filter((other) => other && other !== word);
}

/**
 * Weight of a word found instead of the wanted one: the higher the share of different letters, the
 * lower.
 */
const similarity = (found: string, difference: number): number =>
  found.length / (found.length + 3 * difference);

/** Words whose scores are added, with their weights. */
type Variants = [word: string, weight: number][];

/** Variants of a word, in groups. The group with the highest score counts for each record. */
function variantsOf(index: WordIndex, word: string, alternative: Alternative): Variants[] {
  const isKnown = index.has(word);
  const prefix = alternative.prefix === 'always' || (alternative.prefix === 'unknown' && !isKnown);
  const groups: Variants[] = [[[word, 1]]];
  // The index contains only the singular of some words.
  if (word.endsWith('s')) groups.push([[word.slice(0, -1), 1]]);
  if (prefix && word.length > 1) {
    const longer = index.startingWith(word);
    groups.push(longer.map((other) => [other, similarity(other, other.length - word.length)]));
  } else groups.push([[`${word}s`, 1]]);
  // Typos are considered only if no word is spelled like this.
  if (isKnown || !alternative.allowsTypos || maxTypos(word) === 0) return groups;
  const near = index.near(word, maxTypos(word));
  return [
    ...groups,
    near.map((other) => [other, similarity(other, distance(word, other))]),
    ...swaps(word).map((other): Variants => [[other, 1]]),
  ];
}

/** Finds the records that contain a word or its variants. */
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

/** Finds the records that contain all words of an alternative. */
function lookUpAll(index: WordIndex, alternative: Alternative): Matches {
  const each = alternative.words.map((word) => lookUpWord(index, word, alternative));
  const [first = new Map<number, Match>(), ...others] = each;
  const all: Matches = new Map();
  for (const [id, match] of first) {
    const rest = others.map((other) => other.get(id));
    if (rest.some((other) => !other)) continue;
    const found = [match, ...rest.filter((other) => other !== undefined)];
    all.set(id, {
      score: found.reduce((sum, { score }) => sum + score, 0) / found.length,
      terms: new Set(found.flatMap(({ terms }) => [...terms])),
    });
  }
  return all;
}

/**
 * Finds the records that match a unit of the query, with each record's best alternative. The best
 * score of an alternative is its weight, regardless of how rare its words are.
 */
export function matchUnit(index: WordIndex, unit: Unit): Matches {
  const best: Matches = new Map();
  for (const alternative of unit) {
    if (alternative.isFallback && best.size > 0) continue;
    const found = lookUpAll(index, alternative);
    const most = Math.max(...[...found.values()].map(({ score }) => score));
    const share = (alternative.weight ?? 1) / most;
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
