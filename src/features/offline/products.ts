import {
  keptCache,
  noteUrl,
  offlineListUrl,
  type KeepProgress,
  type KeptNote,
  type OfflineList,
} from '@site/src/site/offline';
import type { ProductKey } from '@site/src/site/products';
import { bytesOf } from './keptPages';
import { tell } from './tell';

/** What the settings show of a product. `bytes`: of all its files, null while that is not known. */
export type ProductState =
  | { state: 'unknown' }
  | { state: 'online'; bytes: number | null; notice?: 'removed' | 'full' | 'network' }
  | KeepProgress;

/** Whether a worker looks after this page: only then can anything be kept. */
export const canKeep = (): boolean => Boolean(navigator.serviceWorker?.controller);

/** Bytes of a product, from the list of the build; null when it cannot be loaded. */
async function sizeOf(product: ProductKey): Promise<number | null> {
  try {
    const list = (await (await fetch(offlineListUrl)).json()) as OfflineList;
    return bytesOf(list.products[product]);
  } catch {
    return null;
  }
}

/** Whether a product is kept, or how large it is. */
export async function readProduct(product: ProductKey): Promise<ProductState> {
  try {
    const note = await caches.match(noteUrl(product), { cacheName: keptCache(product) });
    if (note) return { state: 'kept', bytes: ((await note.json()) as KeptNote).bytes };
  } catch {
    // Storage is denied: nothing is kept.
  }
  return { state: 'online', bytes: await sizeOf(product) };
}

/** Asks the worker to keep a product. It goes on when the reader walks to another page. */
export function keepProduct(
  product: ProductKey,
  onProgress: (progress: KeepProgress) => void,
): void {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return onProgress({ state: 'failed', reason: 'network' });
  // Without this a browser may remove what it keeps when it needs the room.
  navigator.storage?.persist?.().catch(() => false);
  tell(worker, { type: 'keep', product }, (answer) => onProgress(answer as KeepProgress));
}

/** Removes a product, also while it is downloaded. */
export function removeProduct(product: ProductKey, onRemoved: () => void): void {
  const worker = navigator.serviceWorker.controller;
  if (worker) tell(worker, { type: 'remove', product }, onRemoved);
}
