import {
  productCache,
  downloadRecordUrl,
  offlineListUrl,
  type OfflineFile,
  type OfflineList,
} from '@site/model/facts/offline';
import type { ProductKey } from '@site/model/facts/products';
import {
  bytesOf,
  type DownloadProgress,
  type DownloadRecord,
  parseOfflineList,
  parseRecord,
} from '../parse';

const PARALLEL = 6;

/** Header with the content hash of a stored file. */
const REVISION = 'x-offline-revision';

export type Report = (progress: DownloadProgress) => void;

const running = new Map<ProductKey, AbortController>();

async function readList(): Promise<OfflineList> {
  const response = await fetch(offlineListUrl, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${offlineListUrl}: ${response.status}`);
  return parseOfflineList(await response.json());
}

/** Stores a file unless it's stored with this content. */
async function store(
  cache: Cache,
  [path, revision]: OfflineFile,
  signal: AbortSignal,
): Promise<void> {
  const stored = await cache.match(path);
  if (stored?.headers.get(REVISION) === revision) return;
  const response = await fetch(path, { cache: 'no-cache', signal });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set(REVISION, revision);
  // The stored body is uncompressed.
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
  const total = bytesOf(files);
  let done = 0;
  const queue = files[Symbol.iterator]();
  const downloadNext = async () => {
    for (const file of queue) {
      signal.throwIfAborted();
      await store(cache, file, signal);
      done += file[2];
      report({ state: 'loading', done, total });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, downloadNext));
  return total;
}

async function removeOutdated(cache: Cache, files: OfflineFile[], record: string): Promise<void> {
  const wanted = new Set([record, ...files.map(([path]) => path)]);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

function reasonOf(error: unknown, wasRemoved: boolean): 'full' | 'network' | 'removed' {
  if (wasRemoved) return 'removed';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'network';
}

/**
 * Downloads the files of a product that are new or have changed, so an interrupted download
 * resumes. If the device is full, the whole product is removed.
 */
export async function downloadProduct(product: ProductKey, report: Report): Promise<void> {
  running.get(product)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  running.set(product, controller);
  const name = productCache(product);
  try {
    const { version, products } = await readList();
    const files = products[product];
    const cache = await caches.open(name);
    const bytes = await storeAll(cache, files, signal, report);
    await removeOutdated(cache, files, downloadRecordUrl(product));
    const record: DownloadRecord = { version, bytes };
    await cache.put(downloadRecordUrl(product), Response.json(record));
    report({ state: 'stored', bytes });
  } catch (error) {
    const reason = reasonOf(error, signal.aborted);
    // Ends the parallel downloads too.
    controller.abort();
    if (reason === 'full') await caches.delete(name);
    report({ state: 'failed', reason });
  } finally {
    if (running.get(product) === controller) running.delete(product);
  }
}

/** Removes a product, even during its download. */
export async function removeProduct(product: ProductKey): Promise<void> {
  running.get(product)?.abort();
  running.delete(product);
  await caches.delete(productCache(product));
}

/** Updates the stored products, and resumes interrupted downloads. */
export async function refreshProducts(products: readonly ProductKey[]): Promise<void> {
  const names = await caches.keys();
  const stored = products.filter((product) => names.includes(productCache(product)));
  if (stored.length === 0) return;
  const { version } = await readList();
  for (const product of stored) {
    const record = await caches.match(downloadRecordUrl(product), {
      cacheName: productCache(product),
    });
    const current = parseRecord(await record?.json().catch(() => undefined));
    if (current?.version !== version && !running.has(product))
      await downloadProduct(product, () => undefined);
  }
}
