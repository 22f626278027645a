/** Name of the cache that lets the search answer offline. */
const CACHE = 'docs-search';

/** Absent where the browser denies it, and without a secure connection. */
const openCache = (): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(CACHE))
    .catch(() => undefined);

async function keep(
  cache: Cache | undefined,
  address: string,
  response: Response,
  replaces?: string,
) {
  if (!cache) return;
  await cache.put(address, response);
  if (!replaces) return;
  const old = (await cache.keys()).filter(
    ({ url }) =>
      url.includes(replaces) &&
      !url.endsWith(address) &&
      !url.endsWith('/search' + replaces + 'json'),
  );
  await Promise.all(old.map((request) => cache.delete(request)));
}

/**
 * JSON from the network, else from what was kept of an earlier use.
 * @param options.replaces the file never changes, and takes the place of kept ones whose address has this in it
 * @throws what the network says where nothing is kept
 */
export async function fetchKept(
  address: string,
  options: { replaces?: string } = {},
): Promise<unknown> {
  const cache = await openCache();
  const kept = () => cache?.match(address).then((response) => response?.json() as unknown);
  if (options.replaces) {
    const known = await kept();
    if (known) return known;
  }
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    keep(cache, address, response.clone(), options.replaces).catch(() => undefined);
    return (await response.json()) as unknown;
  } catch (error) {
    const known = await kept();
    if (known) return known;
    throw error;
  }
}
