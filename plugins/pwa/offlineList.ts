import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import type { ManifestEntry } from 'workbox-build';
import type { OfflineFile, OfflineList } from '../../model/facts/offline';
import { type ProductKey, productList } from '../../model/facts/products';
import { attribute, elementsOf } from '../shared/html';

/** Needed before any page has been visited: the offline page and what it renders with. */
const shell =
  /^(?:offline\/index\.html|offline\.json|pages\.json|manifest\.webmanifest|assets\/css\/.*\.css|assets\/page\/(?:SearchDialog|chunk|explainFailure|form|offlinePage|page|press|register|shortcuts|show|versionMenu)-.*|static\/logos\/favicon\.svg)$/;

/** Scripts, style sheets, and pictures in the HTML of a page, as paths below the base URL. */
export function filesReferencedBy(html: string, baseUrl: string): Set<string> {
  const references = [...elementsOf(parse(html))]
    .filter(({ tagName }) => tagName !== 'a')
    .flatMap((element) => [attribute(element, 'src') ?? '', attribute(element, 'href') ?? ''])
    .filter((url) => url.startsWith(baseUrl));
  return new Set(references.map((url) => url.slice(baseUrl.length)));
}

/** Selects the files that the worker downloads on installation from those that plugin-pwa finds. */
export const shellOf = (
  entries: ManifestEntry[],
  references: ReadonlySet<string>,
): ManifestEntry[] => entries.filter(({ url }) => shell.test(url) || references.has(url));

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

/** Sorted by path. An `index.html` is listed with the URL of its page. */
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
