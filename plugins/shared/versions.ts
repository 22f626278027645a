import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadsFolder } from '../../src/site/downloads';
import { baseUrl } from '../../src/site/origins';
import { productList, type Product } from '../../src/site/products';
import type { DocumentedVersion } from '../../src/site/versions';
import { originalOf } from './translations';

export type { DocumentedVersion };

/** Docusaurus' name for the current pages, those in `docs-<product>`. */
export const currentVersion = 'current';

const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/**
 * Names in `<product>_versions.json`, newest first; empty if no version was cut.
 * @throws if the file isn't a list of exact versions, with which the demos of a page run
 */
function cutNames(siteDir: string, { key, package: name }: Product): string[] {
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

function current({ key, version }: Product): DocumentedVersion {
  return {
    product: key,
    name: currentVersion,
    version,
    label: `v${version}`,
    dir: `docs-${key}`,
    url: `${baseUrl}${key}/`,
    packages: '.',
    apiData: `data/${key}/${version}`,
    examples: 'examples',
    pictures: 'src/site/pictures.json',
    images: 'static/images',
    downloads: downloadsFolder,
    isLast: true,
  };
}

function cut({ key }: Product, version: string): DocumentedVersion {
  const own = `versions/${key}-${version}`;
  return {
    product: key,
    name: version,
    version,
    label: `v${version}`,
    dir: `${key}_versioned_docs/version-${version}`,
    url: `${baseUrl}${key}/${version}/`,
    packages: own,
    apiData: `data/${key}/${version}`,
    examples: `${own}/examples`,
    pictures: `${own}/pictures.json`,
    images: `static/${own}/images`,
    downloads: `${downloadsFolder}/${key}-${version}`,
    isLast: false,
  };
}

/**
 * All versions that the site documents, by product, with the current one first, as in
 * `<product>_versions.json`.
 */
export function documentedVersions(siteDir: string): DocumentedVersion[] {
  return productList.flatMap((product) => [
    current(product),
    ...cutNames(siteDir, product).map((name) => cut(product, name)),
  ]);
}

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
