import { productCache, downloadRecordUrl, offlineListUrl } from '@site/model/facts/offline';
import type { ProductKey } from '@site/model/facts/products';
import {
  bytesOf,
  type DownloadProgress,
  parseOfflineList,
  parseProgress,
  parseRecord,
} from './parse';
import { sendToWorker } from './sendToWorker';

/** `bytes`: size of all files of the product; `null` if it's unknown. */
export type ProductState =
  | { state: 'unknown' }
  | { state: 'online'; bytes: number | null; notice?: 'removed' | 'full' | 'network' }
  | DownloadProgress;

/** Returns whether a worker controls this page. Products can't be stored otherwise. */
export const canStore = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Size of a product in bytes, from the list of the build; `null` if the list can't be loaded. */
async function sizeOf(product: ProductKey): Promise<number | null> {
  try {
    const list = parseOfflineList(await (await fetch(offlineListUrl)).json());
    return bytesOf(list.products[product]);
  } catch {
    return null;
  }
}

export async function readProduct(product: ProductKey): Promise<ProductState> {
  try {
    const stored = await caches.match(downloadRecordUrl(product), {
      cacheName: productCache(product),
    });
    const record = parseRecord(await stored?.json());
    if (record) return { state: 'stored', bytes: record.bytes };
  } catch {
    // Storage is denied, so nothing is stored.
  }
  return { state: 'online', bytes: await sizeOf(product) };
}

/** Asks the worker to download a product. The download continues on other pages. */
export function downloadProduct(
  product: ProductKey,
  onProgress: (progress: DownloadProgress) => void,
): void {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return onProgress({ state: 'failed', reason: 'network' });
  // Without this, the browser may remove the product when it needs space.
  navigator.storage?.persist?.().catch(() => false);
  sendToWorker(worker, { type: 'download', product }, (response) =>
    onProgress(parseProgress(response)),
  );
}

/** Removes a product, even during its download. */
export function removeProduct(product: ProductKey, onRemoved: () => void): void {
  const worker = navigator.serviceWorker.controller;
  if (worker) sendToWorker(worker, { type: 'remove', product }, onRemoved);
}
