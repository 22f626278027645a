import { readStored, removeStored, writeStored } from '@site/src/components/storage';
import { isSitePath } from '@site/model/facts/urls';
import type { SearchEngine } from '@site/model/facts/search/engine';
import { currentScope, type Elsewhere, type LoadedIndex } from './load';
import {
  groupResults,
  hasName,
  nearestTitles,
  type ResultGroup,
} from '@site/model/facts/search/results';
import { compact } from '@site/model/facts/search/words';

export interface RecentPage {
  title: string;
  href: string;
}

export interface Recent {
  queries: string[];
  pages: RecentPage[];
}

const KEY = 'docs-search';
const MAX_ENTRIES = 5;
/** Maximum length of the stored entries in characters, several times what five of each need. */
const MAX_STORED = 10_000;

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  isSitePath(value.href);

const listOf = <Entry>(value: unknown, isEntry: (entry: unknown) => entry is Entry): Entry[] =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES).filter(isEntry) : [];

/** Parses stored entries. Invalid data counts as empty. */
export function parseRecent(text: string | null): Recent {
  try {
    const value: unknown = JSON.parse(text && text.length <= MAX_STORED ? text : '{}');
    const { queries, pages } = value as Partial<Record<keyof Recent, unknown>>;
    return {
      queries: listOf(queries, (query) => typeof query === 'string'),
      pages: listOf(pages, isPage),
    };
  } catch {
    return { queries: [], pages: [] };
  }
}

/** Adds the query and page of an opened result: the newest first, without duplicates. */
export function withOpened({ queries, pages }: Recent, query: string, page: RecentPage): Recent {
  return {
    queries: [...new Set([query.trim(), ...queries])].filter(Boolean).slice(0, MAX_ENTRIES),
    pages: [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, MAX_ENTRIES),
  };
}

/** Recent queries and pages, stored on this device. Empty if storage is denied. */
export const readRecent = (): Recent => parseRecent(readStored('local', KEY));

export const writeRecent = (recent: Recent): void =>
  writeStored('local', KEY, JSON.stringify(recent));

export const clearRecent = (): void => removeStored('local', KEY);

export type ShownContent =
  | { kind: 'recent'; recent: Recent; start: RecentPage[] }
  /** `unnamed` is a query that is a name, if the results only have words of it. */
  | { kind: 'results'; groups: ResultGroup[]; unnamed?: string }
  | { kind: 'none'; query: string; nearest: RecentPage[]; start: RecentPage[] }
  | { kind: 'failed' };

/** Action of an option: opens a page, or fills the field with a query. */
type Choice = RecentPage | { query: string };

export function choicesOf(shown: ShownContent): Choice[] {
  switch (shown.kind) {
    case 'recent':
      return [
        ...shown.recent.queries.map((query) => ({ query })),
        ...shown.recent.pages,
        ...shown.start,
      ];
    case 'results':
      return shown.groups.flat().map(({ item: { title, href } }) => ({ title, href }));
    case 'none':
      return [...shown.nearest, ...shown.start];
    case 'failed':
      return [];
  }
}

/** Ends of the URLs of pages that help readers who don't know what to search for, best first. */
const startingPoints = [
  '/introduction/installation/',
  '/introduction/tutorial/',
  '/all-components/',
  '/introduction/examples/',
  '/introduction/faq/',
  '/getting-started/first-app/',
  '/getting-started/installation/',
  '/concepts/building-ui/',
  '/concepts/data-binding/',
  '/getting-started/moving-to-core/',
];
const count = 5;

export function startingPages(engine: SearchEngine): RecentPage[] {
  const pages = engine.pages();
  return startingPoints
    .flatMap((end) => pages.filter(({ href }) => href.endsWith(end)))
    .slice(0, count)
    .map(({ title, href }) => ({ title, href }));
}

/** State of the dialog, except for the field. */
export interface State {
  shown: ShownContent;
  /** Position of the selected option; -1 if none is. */
  selected: number;
  searchesAll: boolean;
  isLoading: boolean;
  /** Product of the page, once it's known. */
  product: string | undefined;
  /** Names of the searched products. */
  scope: string;
  /** Results in products that aren't searched. */
  elsewhere: Elsewhere | undefined;
}

export const initialState = (): State => ({
  shown: { kind: 'recent', recent: readRecent(), start: [] },
  selected: -1,
  searchesAll: !currentScope(),
  isLoading: false,
  product: undefined,
  scope: '',
  elsewhere: undefined,
});

/**
 * What to show for a query: its results or, if there are none, the pages with the most similar
 * names or, if no name is similar, pages to start with.
 */
export function contentFor(query: string, { engine }: LoadedIndex): ShownContent {
  const groups = groupResults(engine.search(query));
  if (groups.length > 0)
    return hasName(query, groups)
      ? { kind: 'results', groups }
      : { kind: 'results', groups: groups.slice(0, 3), unnamed: query };
  const wanted = compact(query);
  const nearest = nearestTitles(wanted, engine.pages(), 3, wanted.length / 2);
  return { kind: 'none', query, nearest, start: nearest.length > 0 ? [] : startingPages(engine) };
}
