import type { ShownContent } from './choices';
import { groupResults } from './groups';
import { currentScope, type LoadedIndex } from './load';
import type { Elsewhere } from './elsewhere';
import { readRecent } from './recent';

/** State of the dialog, except for the field. */
export interface State {
  shown: ShownContent;
  /** Position of the selected option; -1 if none is. */
  selected: number;
  /** Whether all products are searched. */
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

/** Content of the dialog for a query. */
export function contentFor(query: string, { engine }: LoadedIndex): ShownContent {
  const groups = groupResults(engine.search(query));
  return groups.length > 0
    ? { kind: 'results', groups }
    : { kind: 'none', query, nearest: [], start: [] };
}
