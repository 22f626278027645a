import {
  keptCache,
  noteUrl,
  offlineListUrl,
  type KeepProgress,
  type KeptNote,
  type OfflineFile,
  type OfflineList,
} from '@site/src/site/offline';
import type { ProductKey } from '@site/src/site/products';

/** Downloads at once. */
const PARALLEL = 6;

/** Header that notes which content a kept file has. */
const REVISION = 'x-offline-revision';

export type Report = (progress: KeepProgress) => void;

const running = new Map<ProductKey, AbortController>();

async function readList(): Promise<OfflineList> {
  const response = await fetch(offlineListUrl, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${offlineListUrl}: ${response.status}`);
  return (await response.json()) as OfflineList;
}

/** Stores a file unless it is there with this content. */
async function store(
  cache: Cache,
  [path, revision]: OfflineFile,
  signal: AbortSignal,
): Promise<void> {
  const kept = await cache.match(path);
  if (kept?.headers.get(REVISION) === revision) return;
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set(REVISION, revision);
  // The body is not compressed any more.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await cache.put(path, new Response(response.body, { status: 200, headers }));
}

async function storeAll(
  cache: Cache,
  files: OfflineFile[],
  signal: AbortSignal,
  report: Report,
): Promise<number> {
  const total = files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  let done = 0;
  const work = files[Symbol.iterator]();
  const one = async () => {
    for (const file of work) {
      signal.throwIfAborted();
      await store(cache, file, signal);
      done += file[2];
      report({ state: 'loading', done, total });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
  return total;
}

/** Removes files that an older build had. */
async function sweep(cache: Cache, files: OfflineFile[], note: string): Promise<void> {
  const wanted = new Set([note, ...files.map(([path]) => path)]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

function reasonOf(error: unknown, wasRemoved: boolean): 'full' | 'network' | 'removed' {
  if (wasRemoved) return 'removed';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}

/**
 * Downloads a product as a whole, or what has changed of it. What is there already is not loaded again, so that one that was interrupted
 * goes on. When the device is full, all of it is removed.
 */
export async function keepProduct(product: ProductKey, report: Report): Promise<void> {
  running.get(product)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  running.set(product, controller);
  const name = keptCache(product);
  try {
    const { version, products } = await readList();
    const files = products[product];
    const cache = await caches.open(name);
    const bytes = await storeAll(cache, files, signal, report);
    await sweep(cache, files, noteUrl(product));
    const note: KeptNote = { version, bytes };
    await cache.put(noteUrl(product), Response.json(note));
    report({ state: 'kept', bytes });
  } catch (error) {
    const reason = reasonOf(error, signal.aborted);
    // The other downloads end too.
    controller.abort();
    if (reason === 'full') await caches.delete(name);
    report({ state: 'failed', reason });
  } finally {
    if (running.get(product) === controller) running.delete(product);
  }
}

/** Removes a product, also one that is being downloaded. */
export async function removeProduct(product: ProductKey): Promise<void> {
  running.get(product)?.abort();
  running.delete(product);
  await caches.delete(keptCache(product));
}

/** Downloads what has changed of the products that are kept. One that was interrupted goes on. */
export async function refreshProducts(products: readonly ProductKey[]): Promise<void> {
  const names = await caches.keys();
  const kept = products.filter((product) => names.includes(keptCache(product)));
  if (kept.length === 0) return;
  const { version } = await readList();
  for (const product of kept) {
    const note = await caches.match(noteUrl(product), { cacheName: keptCache(product) });
    const current = note ? ((await note.json()) as KeptNote).version : undefined;
    if (current !== version && !running.has(product)) await keepProduct(product, () => undefined);
  }
}
