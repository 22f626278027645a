import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadsFolder } from '../../src/site/downloads';
import { baseUrl } from '../../src/site/origins';
import { productList, products, type Product } from '../../src/site/products';
import type { DocumentedVersion } from '../../src/site/versions';
import { originalOf } from './translations';

export type { DocumentedVersion };

/** Docusaurus' name for the current pages, those in `docs-<product>`. */
export const currentVersion = 'current';

const productsFile = 'src/site/products.ts';

const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/**
 * Names in `<product>_versions.json`, newest first; empty if no version was cut.
 * @throws if the file isn't a list of exact versions, with which the demos of a page run
 */
function cutVersionNames(siteDir: string, { key, package: name }: Product): string[] {
  const file = `${key}_versions.json`;
  if (!existsSync(path.join(siteDir, file))) return [];
  const names: unknown = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const isExact = (value: unknown): value is string =>
    typeof value === 'string' && exactVersion.test(value);
  if (Array.isArray(names) && names.every(isExact)) return names;
  throw new Error(
    `${file}: a cut version is named after the exact version of ${name} that it documents, such as "0.14.0", but the list is ${JSON.stringify(names)}.`,
  );
}

function current({ key, next, ...product }: Product): DocumentedVersion {
  const version = next ?? product.version;
  const isLast = next === undefined;
  return {
    product: key,
    name: currentVersion,
    version,
    label: `v${version}`,
    dir: `docs-${key}`,
    url: isLast ? `${baseUrl}${key}/` : `${baseUrl}${key}/next/`,
    packages: '.',
    apiData: `data/${key}/${version}`,
    examples: 'examples',
    pictures: 'src/site/pictures.json',
    images: 'static/images',
    downloads: isLast ? downloadsFolder : `${downloadsFolder}/${key}-next`,
    isLast,
  };
}

/** A version that `version:cut` has created, or creates. */
export function cutVersionOf(
  { key, next, ...product }: Product,
  version: string,
): DocumentedVersion {
  const isLast = next !== undefined && version === product.version;
  const own = `versions/${key}-${version}`;
  return {
    product: key,
    name: version,
    version,
    label: `v${version}`,
    dir: `${key}_versioned_docs/version-${version}`,
    url: isLast ? `${baseUrl}${key}/` : `${baseUrl}${key}/${version}/`,
    packages: own,
    apiData: `data/${key}/${version}`,
    examples: `${own}/examples`,
    pictures: `${own}/pictures.json`,
    images: `static/${own}/images`,
    downloads: isLast ? downloadsFolder : `${downloadsFolder}/${key}-${version}`,
    isLast,
  };
}

/**
 * All versions that the site documents, by product, with the pages in `docs-<product>` first, then
 * as in `<product>_versions.json`.
 * @throws if a product has a `next` version, but the version that readers see first wasn't cut
 */
export function documentedVersions(
  siteDir: string,
  list: readonly Product[] = productList,
): DocumentedVersion[] {
  return list.flatMap((product) => {
    const versions = [
      current(product),
      ...cutVersionNames(siteDir, product).map((name) => cutVersionOf(product, name)),
    ];
    if (versions.some(({ isLast }) => isLast)) return versions;
    const { key, version, next } = product;
    throw new Error(
      `${productsFile}: readers see ${key} ${version} first, and ${next} is next, but ${version} wasn't cut. Remove "next", set version: '${version}', run npm run version:cut -- ${key}, and then set both again.`,
    );
  });
}

/** URL of a version's first page. */
export const homeOf = ({ product, url }: Pick<DocumentedVersion, 'product' | 'url'>): string =>
  url + products[product].home.slice(`${baseUrl}${product}/`.length);

/**
 * Version with the folder that contains a file, given from the root of the site. A translation
 * belongs to the version of its page.
 */
export function versionOf(
  versions: readonly DocumentedVersion[],
  file: string,
): DocumentedVersion | undefined {
  const original = originalOf(file);
  return versions.find(({ dir }) => original.startsWith(`${dir}/`));
}
