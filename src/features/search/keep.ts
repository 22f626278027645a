/** Name of the cache that lets the search answer offline. */
const CACHE = 'docs-search';

/** Absent where the browser denies it, and without a secure connection. */
const openCache = (): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(CACHE))
    .catch(() => undefined);

/**
 * JSON from the network, or else the copy of an earlier use.
 * @throws the network's error if there is no copy
 */
export async function fetchKept(address: string): Promise<unknown> {
  const cache = await openCache();
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    cache?.put(address, response.clone()).catch(() => undefined);
    return (await response.json()) as unknown;
  } catch (error) {
    const kept = await cache?.match(address);
    if (kept) return (await kept.json()) as unknown;
    throw error;
  }
}
