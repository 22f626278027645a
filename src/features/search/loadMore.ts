import type { Shown } from './choices';
import { loadExcerpts, type LoadedIndex } from './load';
import { compact } from './words';

/**
 * Loads what results are shown without at first: their excerpts or, if nothing was found, the pages
 * with the nearest names. Without a connection there is no more.
 * @returns whether there is more to show
 */
export async function loadMore(shown: Shown, { engine }: LoadedIndex): Promise<boolean> {
  if (shown.kind === 'results') return loadExcerpts(shown.groups.flat());
  if (shown.kind !== 'none') return false;
  // Few queries find nothing.
  const loaded = await import('./nearest').catch(() => undefined);
  if (loaded) shown.nearest = loaded.nearestTitles(compact(shown.query), engine.pages());
  return Boolean(loaded);
}
