import { baseUrl } from './origins';
import type { ProductKey } from './products';

/** What pages and worker both know of offline reading. */

/** A new number here leaves the kept files of all readers behind: for when what is kept changes its form. */
const form = 1;

/** Caches of what a reader has visited. Each has a bound, see `src/features/offline/worker/strategies.ts`. */
export const visitedCaches = {
  pages: `toolpad-pages-${form}`,
  hashed: `toolpad-hashed-${form}`,
  named: `toolpad-named-${form}`,
} as const;

/** Cache of a product that a reader keeps as a whole. */
export const keptCache = (product: ProductKey): string => `toolpad-kept-${product}-${form}`;

/** Start of the names of all caches that are ours to remove. */
export const cachePrefix = 'toolpad-';

/** Where the worker is. Its file reads these parameters, see `@docusaurus/plugin-pwa/src/sw.ts`. */
export const workerUrl = `${baseUrl}sw.js?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`;

/** The page that is shown in place of one that is not on the device. */
export const offlinePage = `${baseUrl}offline/`;

/** The list of all files by product. */
export const offlineListUrl = `${baseUrl}offline.json`;

/** A file of the site: address, hash of its content, bytes. */
export type OfflineFile = [path: string, revision: string, bytes: number];

/** All that a reader needs of a product, as the build has written it. */
export interface OfflineList {
  /** Hash of everything in it. */
  version: string;
  products: Record<ProductKey, OfflineFile[]>;
}

/** What is noted of a kept product, in its cache, once it is complete. */
export interface KeptNote {
  version: string;
  bytes: number;
}

/** Address of the note in the cache of its product. Nothing is served there. */
export const noteUrl = (product: ProductKey): string => `${baseUrl}offline/kept/${product}.json`;

/** What a page asks of the worker. Answers come through the message's port. */
export type WorkerRequest =
  | { type: 'version' }
  /** Addresses that were loaded before the worker was there. */
  | { type: 'visited'; urls: string[] }
  | { type: 'keep'; product: ProductKey }
  | { type: 'remove'; product: ProductKey }
  /** Brings kept products up to date. */
  | { type: 'refresh' };

/** How far keeping a product is. `full`: the device has no room for it. */
export type KeepProgress =
  | { state: 'loading'; done: number; total: number }
  | { state: 'kept'; bytes: number }
  | { state: 'failed'; reason: 'full' | 'network' | 'removed' };
