/** Kinds of queries. */
export type QueryKind =
  'name' | 'prop' | 'task' | 'synonym' | 'typo' | 'error' | 'half a word' | 'other framework';

/**
 * A query and its expected results, relative to `/toolpad/`. Any of them counts. An expected URL
 * without an anchor matches all results on its page.
 */
export type Query = [query: string, ...expected: string[]];

/** Every third query of a list is excluded from tuning the ranking. */
export type QueriesByKind = Record<QueryKind, Query[]>;
