import { CacheExpiration } from 'workbox-expiration';
import { cachePrefix, searchCache, visitedCaches, workerScope } from '@site/model/facts/offline';

/** Other sites on this host may have caches too, so only those of this site are removed. */
const isOurs = (name: string) =>
  name.startsWith(cachePrefix) ||
  name === searchCache ||
  (name.includes('-precache-') && new RegExp(`//[^/]+${workerScope}$`).test(name));

/** Removes everything that the worker and the search have stored in this browser. */
export async function removeCaches(): Promise<void> {
  const ours = (await caches.keys()).filter(isOurs);
  await Promise.all([
    ...ours.map((name) => caches.delete(name)),
    // Workbox remembers when each visited file was used.
    ...Object.values(visitedCaches).map((name) =>
      new CacheExpiration(name, { maxEntries: 1 }).delete(),
    ),
  ]);
}
