import type { Shown } from './choices';
import { groupResults } from './groups';
import { scopeInView, type LoadedIndex } from './load';
import { readRecent } from './recent';

/** State of the dialog, except for the field. */
export interface State {
  shown: Shown;
  /** Position of the selected option; -1 if none is. */
  selected: number;
  /** Whether all products are searched. */
  isWide: boolean;
  isLoading: boolean;
  /** Names of the searched products. */
  scope: string;
}

export const initialState = (): State => ({
  shown: { kind: 'recent', recent: readRecent() },
  selected: -1,
  isWide: !scopeInView(),
  isLoading: false,
  scope: '',
});

/** Content of the dialog for a query. */
export function shownFor(query: string, { engine }: LoadedIndex): Shown {
  const groups = groupResults(engine.search(query));
  return groups.length > 0 ? { kind: 'results', groups } : { kind: 'none', query, nearest: [] };
}
