import * as v from 'valibot';
import type { OfflineFile, OfflineList } from '@site/model/facts/offline';
import { productList } from '@site/model/facts/products';
import { isSitePath } from '@site/model/facts/urls';

const products = productList.map(({ key }) => key);
const product = v.picklist(products);
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const file = v.tuple([v.custom<string>(isSitePath), v.string(), size]);

const offlineList = v.object({
  version: v.string(),
  products: v.object(v.entriesFromList(products, v.array(file))),
});

/** Marks a downloaded product as complete, in its cache. */
const record = v.object({ version: v.string(), bytes: size });

/** Progress of a product's download. `full`: the device has no space for it. */
const progress = v.variant('state', [
  v.object({ state: v.literal('loading'), done: size, total: size }),
  v.object({ state: v.literal('stored'), bytes: size }),
  v.object({ state: v.literal('failed'), reason: v.picklist(['full', 'network', 'removed']) }),
]);

/** Message from a page to the worker, which answers through the message's port. */
const request = v.variant('type', [
  v.object({ type: v.literal('version') }),
  // URLs that were loaded before the worker was installed.
  v.object({ type: v.literal('visited'), urls: v.array(v.string()) }),
  v.object({ type: v.literal('download'), product }),
  v.object({ type: v.literal('remove'), product }),
  // Updates the stored products.
  v.object({ type: v.literal('refresh') }),
]);

export type DownloadRecord = v.InferOutput<typeof record>;
export type DownloadProgress = v.InferOutput<typeof progress>;
export type WorkerRequest = v.InferOutput<typeof request>;

export const bytesOf = (files: OfflineFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** Parses the list of all files by product. @throws if it's invalid */
export function parseOfflineList(value: unknown): OfflineList {
  const { success, output } = v.safeParse(offlineList, value);
  if (!success) throw new TypeError('The list of files is invalid');
  return output;
}

/** Parses the record of a downloaded product; `undefined` if it's invalid. */
export const parseRecord = (value: unknown): DownloadRecord | undefined =>
  v.parse(v.fallback(v.optional(record), undefined), value);

/** Parses a worker's report on a download. A report that can't be read counts as a failure. */
export const parseProgress = (value: unknown): DownloadProgress =>
  v.parse(v.fallback(progress, { state: 'failed', reason: 'network' }), value);

/** Parses a page's request to the worker; `undefined` if it's invalid. */
export const parseRequest = (value: unknown): WorkerRequest | undefined =>
  v.parse(v.fallback(v.optional(request), undefined), value);
