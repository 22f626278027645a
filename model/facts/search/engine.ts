import { type Matches, matchUnit, WordIndex } from './lookup';
import { isPhrase, maxQueryLength, parseQuery } from './query';
import {
  recordsOf,
  type SearchIndex,
  type SearchItem,
  type SearchKind,
  type SearchRecord,
} from './searchIndex';
import { compact, formsOf, isCodeName, nameWordsOf, unpackWords } from './words';

/** Part of the query: its weight, and how well each record matches it, from 0 to 1. */
interface Part {
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

/** Factor for pages about leaving, which name what other pages explain. */
const leavingFactor = 0.7;

/** Factor for records with a kind in the query. */
const requestedFactor = 2;

/** Factor for records with a name that equals the query. A name in code means nothing else. */
const nameFactor = ({ text }: RankedQuery): number => (isCodeName(text) ? 4 : 2);

/** Factor for a title spelled like the query: `DataSourceCache`, not `dataSourceCache`. */
const sameSpellingFactor = 1.1;

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
function rate(
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
    (record.item.href.includes('/leaving/') ? leavingFactor : 1) *
    (wanted.kinds.has(kind) ? requestedFactor : 1) *
    (hasName ? nameFactor(wanted) : 1) *
    (record.item.title === wanted.text ? sameSpellingFactor : 1) *
    titleFactor(record, terms);
  const isNamed = hasName || matchingParts(record, terms) >= parts.length;
  return { item: record.item, score, isNamed, terms };
}

/** Weights of a section's match for its page, and of a page's match for its sections. */
const fromSection = 0.2;
const fromPage = 0.5;

/** If below 1, the presence of a word counts more than its frequency. */
const scoreExponent = 0.4;

export class SearchEngine {
  private readonly records: SearchRecord[] = [];
  private readonly index = new WordIndex();

  constructor(indexes: readonly SearchIndex[]) {
    indexes.forEach((index) => this.add(index));
  }

  private add(index: SearchIndex): void {
    const start = this.records.length;
    for (const record of recordsOf(index, start)) {
      const number = this.records.push(record) - 1;
      const { title, description, context } = record.item;
      this.index.add('title', number, nameWordsOf(title));
      for (const text of [record.names, context, description])
        this.index.add('names', number, nameWordsOf(text));
    }
    for (const [word, numbers] of unpackWords(index.text)) {
      const forms = formsOf(word);
      for (const number of numbers) this.index.add('text', start + number, forms);
    }
  }

  /** All pages with their titles. `name` is the title in compact form. */
  pages(): { title: string; href: string; name: string }[] {
    return this.records.flatMap(({ item: { isPage, title, href }, exact: [name = ''] }) =>
      isPage ? { title, href, name } : [],
    );
  }

  search(text: string): SearchResult[] {
    const query = text.slice(0, maxQueryLength);
    const { units, kinds } = parseQuery(query);
    // Ignores units that match nothing, because the others may still match.
    const parts = units
      .map((unit) => matchUnit(this.index, unit))
      .filter((found) => found.size > 0)
      .map((found) => this.partOf(found));
    const wanted = {
      ...{ text: query.trim(), query: compact(query) },
      ...{ isPhrase: isPhrase(query), kinds },
    };
    return [...new Set(parts.flatMap(({ matches }) => [...matches.keys()]))]
      .flatMap((number) => {
        const record = this.records[number];
        return (record && rate(record, number, parts, wanted)) ?? [];
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Weight of a unit, higher for rare words, and how well each record matches it, from 0 to 1. */
  private partOf(found: Matches): Part {
    const best = Math.max(...[...found.values()].map(({ score }) => score));
    const own: Matches = new Map(
      [...found].map(([id, { score, terms }]) => [
        id,
        { score: (score / best) ** scoreExponent, terms },
      ]),
    );
    const weight = Math.log(1 + this.records.length / found.size);
    return { weight, matches: this.withRelatives(own) };
  }

  /**
   * Adds inherited matches: sections inherit those of their page's title, and pages those of their
   * sections, both with a lower score.
   */
  private withRelatives(own: Matches): Matches {
    const all: Matches = new Map(own);
    const offer = (id: number, score: number, terms: Set<string>) => {
      const known = all.get(id);
      if (!known) all.set(id, { score, terms, isInherited: true });
      else if (known.score < score) all.set(id, { ...known, score });
    };
    for (const [id, { score, terms }] of own) {
      const page = this.records[id]?.page ?? id;
      if (page !== id) offer(page, score * fromSection, new Set());
      else
        for (let place = id + 1; this.records[place]?.page === id; place += 1)
          offer(place, score * fromPage, terms);
    }
    return all;
  }
}
