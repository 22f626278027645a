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
const COUNT = 5;

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
    queries: [...new Set([query.trim(), ...queries])].filter(Boolean).slice(0, COUNT),
    pages: [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, COUNT),
  };
}

/** Recent queries and pages, stored on this device. Empty if storage is denied. */
export function readRecent(): Recent {
  try {
    return parseRecent(localStorage.getItem(KEY));
  } catch {
    return parseRecent(null);
  }
}

export function writeRecent(recent: Recent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Storage is denied or full.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is denied, so there's nothing to remove.
  }
}
