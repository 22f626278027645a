import type { SearchKind } from '@site/model/facts/search/packedIndex';
import { isCodeName } from '@site/model/facts/search/searchWords';
import type { Matches } from './lookup';
import type { SearchItem, SearchRecord } from './records';

/** Part of the query: its weight, and how well each record matches it, from 0 to 1. */
export interface Part {
  weight: number;
  matches: Matches;
}

interface RankedQuery {
  /** The query as it was typed, without spaces around it. */
  text: string;
  /** The query in compact form. */
  query: string;
  isPhrase: boolean;
  kinds: ReadonlySet<SearchKind>;
}

export interface SearchResult {
  item: SearchItem;
  score: number;
  /** Whether the query is one of its names, or only has words of its title. */
  isNamed: boolean;
  /** Matching words of the index, to be marked. */
  terms: ReadonlySet<string>;
}

/** Factors for kinds of results, relative to a heading. */
const kindFactor: Partial<Record<SearchKind, number>> = {
  guide: 1.1,
  component: 1.3,
  upgrade: 0.8,
};

/** Factor for pages, relative to their sections. */
const pageFactor = 1.25;

/** Factor for records with a kind in the query. */
const requestedFactor = 2;

/** Factor for records with a name that equals the query. A name in code means nothing else. */
const nameFactor = ({ text }: RankedQuery): number => (isCodeName(text) ? 4 : 2);

/** Factor for a title spelled like the query: `DataSourceCache`, not `dataSourceCache`. */
const sameSpellingFactor = 1.1;

/**
 * Returns whether text has several words or a hyphen. Such a query means a term in prose, not a
 * name in code.
 */
export const isPhrase = (text: string): boolean => /\S[\s-]+\S/.test(text);

/** Returns whether a name of the record equals the query, and both are in prose or in code. */
function isExact(
  { item, parts, exact: [title, ...others] }: SearchRecord,
  { text, query, isPhrase: isProse }: RankedQuery,
): boolean {
  if (others.includes(query)) return true;
  if (title !== query) return false;
  if (item.isPage) return true;
  // `Breadcrumb` is a type, but "breadcrumb" is a word.
  if (item.kind === 'type' && parts.length === 1) return text === item.title;
  return !isProse || isPhrase(item.title);
}

const matchingParts = ({ parts }: SearchRecord, terms: ReadonlySet<string>): number =>
  parts.filter((part) => terms.has(part)).length;

function titleFactor(record: SearchRecord, terms: ReadonlySet<string>): number {
  const {
    parts,
    exact: [title],
  } = record;
  if (parts.length === 0) return 1;
  const covered = matchingParts(record, terms) / parts.length;
  return 1 + 0.4 * (title && terms.has(title) ? 1 : covered);
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
  let isOwn = isPage;
  for (const { weight, matches } of parts) {
    const match = matches.get(number);
    all += weight;
    if (!match) continue;
    covered += weight;
    sum += weight * match.score;
    if (!match.isInherited) isOwn = true;
    match.terms.forEach((term) => terms.add(term));
  }
  if (!isOwn) return undefined;
  const hasName = isExact(record, wanted);
  const score =
    sum *
    // Missing parts of the query cost more than their share.
    (covered / all) ** 2 *
    (kindFactor[kind] ?? 1) *
    (isPage ? pageFactor : 1) *
    (wanted.kinds.has(kind) ? requestedFactor : 1) *
    (hasName ? nameFactor(wanted) : 1) *
    (record.item.title === wanted.text ? sameSpellingFactor : 1) *
    titleFactor(record, terms);
  const isNamed = hasName || matchingParts(record, terms) >= parts.length;
  return { item: record.item, score, isNamed, terms };
}

/**
 * Results of one page, best first. The page itself is among them only if the query means it, or no
 * section matches nearly as well: a section leads nearer to the answer. The dialog shows them as a
 * group.
 */
export type ResultGroup = SearchResult[];

/** Maximum number of results per page, so that others are in view, too. */
const maxResults = 2;

/** Minimum score of further results, relative to their page's best. */
const minRelativeScore = 0.6;

/** Weight of a page's second best section: a page with several answers is more likely meant. */
const secondWeight = 0.2;

const isPageItself = ({ item, isNamed }: SearchResult) => item.isPage && !isNamed;

function shownOf(results: readonly SearchResult[]): ResultGroup {
  const minimum = (results[0]?.score ?? 0) * minRelativeScore;
  const hrefs = results.map(({ item }) => item.href);
  const near = results.filter(
    ({ item, score }, index) => score >= minimum && hrefs.indexOf(item.href) === index,
  );
  const sections = near.filter((result) => !isPageItself(result));
  return (sections.length > 0 ? sections : near).slice(0, maxResults);
}

function scoreOf([best, ...others]: readonly SearchResult[]): number {
  const second = others.find(({ item }) => !item.isPage);
  return (best?.score ?? 0) + secondWeight * (second?.score ?? 0);
}

/** Groups results (best first) by page, the best page first, in at most `count` groups. */
export function groupResults(results: readonly SearchResult[], count = 8): ResultGroup[] {
  const pages = new Map<string, SearchResult[]>();
  for (const result of results) {
    const { path } = result.item.page;
    pages.set(path, [...(pages.get(path) ?? []), result]);
  }
  return [...pages.values()]
    .map((own) => ({ own, score: scoreOf(own) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ own }) => shownOf(own));
}
