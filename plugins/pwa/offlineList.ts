import { createHash } from 'node:crypto';
import type { OfflineFile, OfflineList } from '../../src/site/offline';
import { productList, type ProductKey } from '../../src/site/products';

/** A file of the built site: path below the base URL, and content. */
export interface BuiltFile {
  path: string;
  content: Uint8Array;
}

/** Files that readers don't need offline: host files, files for tools, and downloads. */
const excludedFiles =
  /(?:^|\/)(?:sw\.js|offline\.json|sitemap\.xml|feed\.xml|404\.html|robots\.txt)$|\.(?:map|zip|br|gz|txt|md|LICENSE)$|^downloads\/|^static\/(?:images\/readme\.png$|social\/)/;

/** Folders with a subfolder for each product. */
const productFolder = /^(?:demos\/|assets\/demos\/|static\/images\/)?([^/]+)\//;

/** Product that a file belongs to, or `undefined` for shared files. */
export function productOf(path: string): ProductKey | undefined {
  const folder = productFolder.exec(path)?.[1];
  return productList.find(({ key }) => key === folder)?.key;
}

/** First characters of the content's hash, which are enough to distinguish two builds. */
export const revisionOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/**
 * Files that a reader needs for each product, sorted by path. An `index.html` is listed with the
 * URL of its page.
 */
export function renderOfflineList(files: BuiltFile[], baseUrl: string): OfflineList {
  const listed = files
    .filter(({ path }) => !excludedFiles.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, content }) => ({
      product: productOf(path),
      file: [
        baseUrl + path.replace(/(^|\/)index\.html$/, '$1'),
        revisionOf(content),
        content.byteLength,
      ] satisfies OfflineFile,
    }));
  const filesFor = (key: ProductKey) =>
    listed.filter(({ product }) => !product || product === key).map(({ file }) => file);
  return {
    version: revisionOf(JSON.stringify(listed)),
    products: Object.fromEntries(
      productList.map(({ key }) => [key, filesFor(key)]),
    ) as OfflineList['products'],
  };
}
