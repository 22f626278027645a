import { readStored, removeStored, writeStored } from '@site/src/components/storage';

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

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  /^\/(?![\\/])/.test(value.href);

/** Reads the stored entries. Invalid data counts as empty. */
export function parseRecent(text: string | null): Recent {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const { queries, pages } = value as Partial<Record<keyof Recent, unknown>>;
    return {
      queries: Array.isArray(queries) ? queries.filter((query) => typeof query === 'string') : [],
      pages: Array.isArray(pages) ? pages.filter(isPage) : [],
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
