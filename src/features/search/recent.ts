import { readStored, removeStored, writeStored } from '@site/src/components/storage';
import { isSitePath } from '@site/src/site/urls';

/** A page opened from the search. */
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
