import type { SearchKind } from '@site/src/site/search';
import type { Matches } from './lookup';
import type { SearchItem, SearchRecord } from './records';

/** A part of the query: what it counts, and how well each record fits it, from 0 to 1. */
export interface Part {
  weight: number;
  matches: Matches;
}

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

/** A query that is exactly the name of something means it. */
function exactShare({ item, exact }: SearchRecord, wanted: string): number {
  const place = exact.indexOf(wanted);
  if (place < 0) return 1;
  return item.isPage ? (place === 0 ? 2.5 : 2.2) : 1.6;
}

/** A title whose words all matched says what was looked for. */
function titleShare({ parts, exact }: SearchRecord, terms: ReadonlySet<string>): number {
  if (parts.length === 0) return 1;
  const covered = parts.filter((part) => terms.has(part)).length / parts.length;
  return 1 + 0.5 * (exact[0] && terms.has(exact[0]) ? 1 : covered);
}

/**
 * How well a record fits a query.
 * @param wanted the query, compact
 * @param kinds kinds that the query names
 * @returns undefined for a place that has nothing of the query but what its page is called
 */
export function rate(
  record: SearchRecord,
  number: number,
  parts: readonly Part[],
  wanted: string,
  kinds: ReadonlySet<SearchKind>,
): SearchResult | undefined {
  const terms = new Set<string>();
  let sum = 0;
  let all = 0;
  let covered = 0;
  let own = 0;
  for (const { weight, matches } of parts) {
    const match = matches.get(number);
    all += weight;
    if (!match) continue;
    covered += weight;
    if (!match.isInherited) own += weight;
    sum += weight * match.score;
    match.terms.forEach((term) => terms.add(term));
  }
  const { kind, isPage } = record.item;
  if (own === 0 && !isPage) return undefined;
  const score =
    sum *
    (covered / all) ** 2 *
    (kindShare[kind] ?? 1) *
    (kinds.has(kind) ? meantKindShare : 1) *
    (isPage && own >= all * namedFrom ? namedPageShare : 1) *
    exactShare(record, wanted) *
    titleShare(record, terms);
  return { item: record.item, score, terms };
}
