import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { visitedCaches } from '@site/model/facts/offline';
import { fileKind, pageKey, type FileKind } from './kinds';

/** Time in seconds to wait for a page before the stored copy is shown. */
const PAGE_TIMEOUT = 3;

const day = 24 * 60 * 60;

/**
 * Stores only complete responses of this site: no errors, and no redirects, which browsers refuse
 * for pages.
 */
const completeOnly: WorkboxPlugin[] = [
  new CacheableResponsePlugin({ statuses: [200] }),
  {
    cacheWillUpdate: ({ response }) =>
      Promise.resolve(response.redirected || response.type !== 'basic' ? null : response),
  },
];

/** Removes the least recently used files first, and all of them if the device is full. */
const expiration = (maxEntries: number, maxAgeSeconds: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds, purgeOnQuotaError: true });

/** Stores a page once for all queries. */
const ignoreQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
};

/** Falls back to files that were downloaded with a product or with the worker. */
const downloadedFallback: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    if (cachedResponse) return cachedResponse;
    const key =
      fileKind(request.url, self.location.href) === 'page' ? pageKey(request.url) : request.url;
    return (await caches.match(key, { ignoreSearch: true })) ?? null;
  },
};

export const strategies: Record<FileKind, Strategy> = {
  page: new NetworkFirst({
    cacheName: visitedCaches.pages,
    networkTimeoutSeconds: PAGE_TIMEOUT,
    plugins: [...completeOnly, ignoreQuery, downloadedFallback, expiration(200, 90 * day)],
  }),
  hashed: new CacheFirst({
    cacheName: visitedCaches.hashed,
    plugins: [...completeOnly, downloadedFallback, expiration(800, 90 * day)],
  }),
  unhashed: new StaleWhileRevalidate({
    cacheName: visitedCaches.unhashed,
    plugins: [...completeOnly, downloadedFallback, expiration(300, 90 * day)],
  }),
};
