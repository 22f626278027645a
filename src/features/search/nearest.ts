import { distance } from 'fastest-levenshtein';
import type { SearchEngine } from './engine';
import type { RecentPage } from './recent';
import { compact } from './words';

/** The pages whose title is spelled most like a query, for a query that finds nothing. */
export function nearestTitles(query: string, engine: SearchEngine, count = 3): RecentPage[] {
  const wanted = compact(query);
  return engine
    .pages()
    .map(({ title, href }) => {
      const name = compact(title);
      const window = name.slice(0, Math.max(wanted.length, 4));
      return { title, href, cost: Math.min(distance(wanted, name), distance(wanted, window) + 1) };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ title, href }) => ({ title, href }));
}
