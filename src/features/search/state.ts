import type { ShownContent } from './choices';
import { groupResults } from './groups';
import { currentScope, type LoadedIndex } from './load';
import { readRecent } from './recent';

/** State of the dialog, except for the field. */
export interface State {
  shown: ShownContent;
  /** Position of the selected option; -1 if none is. */
  selected: number;
  /** Whether all products are searched. */
  searchesAll: boolean;
  isLoading: boolean;
  /** Names of the searched products. */
  scope: string;
}

export const initialState = (): State => ({
  shown: { kind: 'recent', recent: readRecent() },
  selected: -1,
  searchesAll: !currentScope(),
  isLoading: false,
  scope: '',
});

/** Content of the dialog for a query. */
export function contentFor(query: string, { engine }: LoadedIndex): ShownContent {
  const groups = groupResults(engine.search(query));
  return groups.length > 0 ? { kind: 'results', groups } : { kind: 'none', query, nearest: [] };
}
