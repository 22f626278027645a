import type { SearchKind } from '@site/src/site/search';
import type { Matches } from './lookup';
import type { SearchItem, SearchRecord } from './records';

/** A part of the query: what it counts, and how well each record fits it, from 0 to 1. */
export interface Part {
  weight: number;
  matches: Matches;
}

/** What a record is held against. */
export interface Wanted {
  /** The query, compact. */
  query: string;
  isPhrase: boolean;
  /** Kinds that the query names. */
  kinds: ReadonlySet<SearchKind>;
}

/**
 * Several words, or a word with a hyphen: such a query means what is called so in prose rather than
 * a name in code.
 */
export const isPhrase = (text: string): boolean => /\S[\s-]+\S/.test(text);

export interface SearchResult {
  item: SearchItem;
  score: number;
  /** Words of the index that matched, to be marked. */
  terms: ReadonlySet<string>;
}

/** What counts more or less than a heading, all else being equal. */
const kindShare: Partial<Record<SearchKind, number>> = {
  guide: 1.1,
  howTo: 1.1,
  component: 1.2,
  slot: 0.9,
  key: 0.85,
  type: 0.8,
  cssClass: 0.7,
};

/** What is of a kind that the query names. */
const meantKindShare = 1.5;

/** A page that fits by itself and not only by its sections: this share of the query makes it so. */
const namedPageShare = 1.25;
const namedFrom = 0.6;

/** What a part of the query that is missing costs: its share of the query to this power. */
const missingPower = 1.5;

/** Words of the page cover less of the query than words of the section itself. */
const inheritedShare = 0.9;

/** A title in one word is named when the query is at least this part of it. */
const wholeFrom = 0.7;

/** A query that is exactly the name of something means it. */
function exactShare({ item, exact }: SearchRecord, { query, isPhrase: inProse }: Wanted): number {
  const place = exact.indexOf(query);
  if (place < 0 || (!item.isPage && place === 0 && inProse && !isPhrase(item.title))) return 1;
  return item.isPage ? (place === 0 ? 2.5 : 2.2) : 1.6;
}

/** A title that matches with all of its words is what the reader wanted. */
function titleShare(
  { parts, exact: [title] }: SearchRecord,
  terms: ReadonlySet<string>,
  { query }: Wanted,
): number {
  if (parts.length === 0) return 1;
  const isNamed = title && terms.has(title) && query.length >= title.length * wholeFrom;
  const covered = parts.filter((part) => terms.has(part)).length / parts.length;
  return 1 + 0.5 * (isNamed ? 1 : covered);
}

/**
 * How well a record fits a query.
 * @returns undefined for a place that has nothing of the query but what its page is called
 */
export function rate(
  record: SearchRecord,
  number: number,
  parts: readonly Part[],
  wanted: Wanted,
): SearchResult | undefined {
  const { kind, isPage } = record.item;
  const terms = new Set<string>();
  let sum = 0;
  let all = 0;
  let covered = 0;
  let own = 0;
  for (const { weight, matches } of parts) {
    const match = matches.get(number);
    all += weight;
    if (!match) continue;
    covered += match.isInherited && !isPage ? weight * inheritedShare : weight;
    if (!match.isInherited) own += weight;
    sum += weight * match.score;
    match.terms.forEach((term) => terms.add(term));
  }
  if (own === 0 && !isPage) return undefined;
  const score =
    sum *
    (covered / all) ** missingPower *
    (kindShare[kind] ?? 1) *
    (wanted.kinds.has(kind) ? meantKindShare : 1) *
    (isPage && own >= all * namedFrom ? namedPageShare : 1) *
    exactShare(record, wanted) *
    titleShare(record, terms, wanted);
  return { item: record.item, score, terms };
}
