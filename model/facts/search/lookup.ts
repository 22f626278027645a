import { distance } from 'fastest-levenshtein';
import type { Alternative, Unit } from './query';
import { unspaced } from './words';

/** The usual parameters of BM25+: https://en.wikipedia.org/wiki/Okapi_BM25 */
const bm25 = { k: 1.2, b: 0.75, d: 1 };

/** Words of one field in all records. */
class Field {
  /** Records that contain a word, repeated for each occurrence. */
  readonly words = new Map<string, number[]>();
  private readonly lengths: number[] = [];
  private total = 0;

  /** @param boost weight of a match in this field */
  constructor(readonly boost: number) {}

  add(record: number, words: readonly string[]): void {
    for (const word of words) {
      const records = this.words.get(word);
      if (records) records.push(record);
      else this.words.set(word, [record]);
    }
    this.lengths[record] = (this.lengths[record] ?? 0) + words.length;
    this.total += words.length;
  }

  /** @param size number of all records, including those without this field */
  *scores(word: string, size: number): Iterable<[record: number, score: number]> {
    const counts = new Map<number, number>();
    for (const record of this.words.get(word) ?? [])
      counts.set(record, (counts.get(record) ?? 0) + 1);
    const { k, b, d } = bm25;
    const rarity = Math.log(1 + (size - counts.size + 0.5) / (counts.size + 0.5));
    for (const [record, count] of counts) {
      const length = ((this.lengths[record] ?? 0) * size) / this.total;
      yield [record, rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length)))];
    }
  }
}

/** Inverted index: records that contain a word, and how well they match it. */
export class WordIndex {
  private readonly fields = {
    title: new Field(4),
    names: new Field(1),
    text: new Field(0.4),
  };
  private readonly all = Object.values(this.fields);
  private size = 0;
  private readonly known = new Map<string, ReadonlyMap<number, number>>();

  add(field: keyof WordIndex['fields'], record: number, words: readonly string[]): void {
    this.known.clear();
    this.size = Math.max(this.size, record + 1);
    this.fields[field].add(record, words);
  }

  scoresOf(word: string): ReadonlyMap<number, number> {
    const known = this.known.get(word);
    if (known) return known;
    const sums = new Map<number, number>();
    for (const field of this.all)
      for (const [record, score] of field.scores(word, this.size))
        sums.set(record, (sums.get(record) ?? 0) + field.boost * score);
    this.known.set(word, sums);
    return sums;
  }

  has(word: string): boolean {
    return this.all.some(({ words }) => words.has(word));
  }

  containing(part: string): string[] {
    return this.filter((word) => word.includes(part) && word !== part);
  }

  startingWith(start: string): string[] {
    return this.filter((word) => word.startsWith(start) && word !== start);
  }

  /** Words that differ by at most `letters` substitutions, insertions, or deletions. */
  near(wanted: string, letters: number): string[] {
    return this.filter(
      (word) =>
        Math.abs(word.length - wanted.length) <= letters && distance(word, wanted) <= letters,
    );
  }

  private filter(test: (word: string) => boolean): string[] {
    const found = new Set<string>();
    for (const { words } of this.all)
      for (const word of words.keys()) if (test(word)) found.add(word);
    return [...found];
  }
}

/** A record that matches a unit of the query, and its matching words. */
interface Match {
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

/** Weight of a word found instead of the wanted one: lower with more different letters. */
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
    // Words of these scripts are split otherwise in other sentences.
    const longer = unspaced.test(word) ? index.containing(word) : index.startingWith(word);
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
