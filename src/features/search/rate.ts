import type { SearchKind } from '@site/src/site/search';
import type { Matches } from './lookup';
import type { SearchItem, SearchRecord } from './records';

/** Part of the query: its weight, and how well each record matches it, from 0 to 1. */
export interface Part {
  weight: number;
  matches: Matches;
}

/** The query that records are compared with. */
export interface RankedQuery {
  /** The query in compact form. */
  query: string;
  isPhrase: boolean;
  /** Kinds in the query. */
  kinds: ReadonlySet<SearchKind>;
}

/**
 * Returns whether text has several words or a hyphen. Such a query means a term in prose, not a
 * name in code.
 */
export const isPhrase = (text: string): boolean => /\S[\s-]+\S/.test(text);

export interface SearchResult {
  item: SearchItem;
  score: number;
  /** Matching words of the index, to be marked. */
  terms: ReadonlySet<string>;
}

/** Factors for kinds of results, relative to a heading. */
const kindFactor: Partial<Record<SearchKind, number>> = {
  guide: 1.1,
  howTo: 1.1,
  component: 1.2,
  slot: 0.9,
  key: 0.85,
  type: 0.8,
  cssClass: 0.7,
};

/** Factor for results of a kind in the query. */
const requestedKindFactor = 1.5;

/** Factor for pages that match at least `namedFrom` of the query without their sections. */
const titleMatchFactor = 1.25;
const titleMatchThreshold = 0.6;

/** Exponent for the matched share of the query: the higher, the more missing parts cost. */
const missingTermsExponent = 1.5;

/** Inherited matches count as a smaller share of the query than the record's own. */
const inheritedFactor = 0.9;

/** Minimum length of a query, relative to a title in one word, to count as the whole title. */
const wholeTitleThreshold = 0.7;

/** Factor for records with a name that equals the query. */
function exactFactor(
  { item, exact }: SearchRecord,
  { query, isPhrase: inProse }: RankedQuery,
): number {
  const place = exact.indexOf(query);
  if (place < 0 || (!item.isPage && place === 0 && inProse && !isPhrase(item.title))) return 1;
  return item.isPage ? (place === 0 ? 2.5 : 2.2) : 1.6;
}

/** Factor for the share of a title's words that match. */
function titleFactor(
  { parts, exact: [title] }: SearchRecord,
  terms: ReadonlySet<string>,
  { query }: RankedQuery,
): number {
  if (parts.length === 0) return 1;
  const isNamed = title && terms.has(title) && query.length >= title.length * wholeTitleThreshold;
  const covered = parts.filter((part) => terms.has(part)).length / parts.length;
  return 1 + 0.5 * (isNamed ? 1 : covered);
}

/**
 * Rates how well a record matches a query.
 * @returns `undefined` for a section that only inherits matches from its page
 */
export function rate(
  record: SearchRecord,
  number: number,
  parts: readonly Part[],
  wanted: RankedQuery,
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
    covered += match.isInherited && !isPage ? weight * inheritedFactor : weight;
    if (!match.isInherited) own += weight;
    sum += weight * match.score;
    match.terms.forEach((term) => terms.add(term));
  }
  if (own === 0 && !isPage) return undefined;
  const score =
    sum *
    (covered / all) ** missingTermsExponent *
    (kindFactor[kind] ?? 1) *
    (wanted.kinds.has(kind) ? requestedKindFactor : 1) *
    (isPage && own >= all * titleMatchThreshold ? titleMatchFactor : 1) *
    exactFactor(record, wanted) *
    titleFactor(record, terms, wanted);
  return { item: record.item, score, terms };
}
