import type { ShownContent } from './choices';
import { loadExcerpts, type LoadedIndex } from './load';
import { startingPages } from './startingPoints';
import { compact } from './words';

/**
 * Loads additional content: the excerpts of results or, if there are no results, the pages with the
 * most similar names or, if no name is similar, pages to start with. Loads nothing without a
 * connection.
 * @returns whether there's more to show
 */
export async function loadMore(shown: ShownContent, { engine }: LoadedIndex): Promise<boolean> {
  if (shown.kind === 'results') return loadExcerpts(shown.groups.flat());
  if (shown.kind !== 'none') return false;
  // Loaded on demand, because few queries have no results.
  const loaded = await import('./nearest').catch(() => undefined);
  const wanted = compact(shown.query);
  shown.nearest = loaded?.nearestTitles(wanted, engine.pages(), 3, wanted.length / 2) ?? [];
  if (shown.nearest.length === 0) shown.start = startingPages(engine);
  return true;
}
