import { searchCache } from '@site/src/site/offline';

/** `undefined` if the browser denies caches, or without a secure connection. */
const openCache = (): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(searchCache))
    .catch(() => undefined);

/**
 * Fetches JSON, or returns the cached copy if the network fails.
 * @throws the network's error if there is no copy
 */
export async function fetchOrCached(url: string): Promise<unknown> {
  const cache = await openCache();
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    cache?.put(url, response.clone()).catch(() => undefined);
    return (await response.json()) as unknown;
  } catch (error) {
    const cached = await cache?.match(url);
    if (cached) return (await cached.json()) as unknown;
    throw error;
  }
}
