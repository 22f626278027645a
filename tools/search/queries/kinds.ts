/** How a reader asks. */
export type QueryKind =
  'name' | 'prop' | 'task' | 'synonym' | 'typo' | 'error' | 'half a word' | 'other framework';

/**
 * A query and what should be found, below `/toolpad/`: any of the addresses. One without an anchor
 * is found by any place on its page.
 */
export type Query = [query: string, ...expected: string[]];

/** Every third of a list is held out while the ranking is tuned. */
export type QueriesByKind = Record<QueryKind, Query[]>;
