import { baseUrlOf, currentLanguage, defaultLanguage } from './languages';
import type { ProductKey } from './products';

/** Constants and types for offline reading that pages and the worker share. */

/** Path of the pages in this language, which have a separate worker. */
export const workerScope = baseUrlOf(currentLanguage);

/** Version of the stored data. Increasing it removes what readers have stored. */
const dataVersion = 1;

/** Prefix of the names of all caches of this language. */
export const cachePrefix =
  currentLanguage === defaultLanguage ? 'toolpad-' : `${currentLanguage}-toolpad-`;

/** Caches of visited files. Each has a limit, see `src/features/offline/worker/strategies.ts`. */
export const visitedCaches = {
  pages: `${cachePrefix}pages-${dataVersion}`,
  hashed: `${cachePrefix}hashed-${dataVersion}`,
  unhashed: `${cachePrefix}named-${dataVersion}`,
} as const;

export const productCache = (product: ProductKey): string =>
  `${cachePrefix}kept-${product}-${dataVersion}`;

/** Cache of search indexes, which pages fill themselves. */
export const searchCache = 'docs-search';

/** URL of the worker. It reads these parameters, see `@docusaurus/plugin-pwa/src/sw.ts`. */
export const workerUrl = `${workerScope}sw.js?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`;

/** Page shown instead of pages that aren't on the device. */
export const offlinePage = `${workerScope}offline/`;

export const offlineListUrl = `${workerScope}offline.json`;

/** A file of the site: path, content hash, size in bytes. */
export type OfflineFile = [path: string, revision: string, bytes: number];

/** Files of each product, written by the build. */
export interface OfflineList {
  /** Hash of the list. */
  version: string;
  products: Record<ProductKey, OfflineFile[]>;
}

/** URL of the record in the product's cache. The server has no such file. */
export const downloadRecordUrl = (product: ProductKey): string =>
  `${workerScope}offline/kept/${product}.json`;
