import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadsFolder } from '../facts/examples';
import { baseUrl } from '../facts/origins';
import { productList, products, type Product } from '../facts/products';
import type { DocumentedVersion } from '../facts/versions';
import { originalOf } from './translations';

export type { DocumentedVersion };

/** Docusaurus' name for the current pages, those in `docs-<product>`. */
export const currentVersion = 'current';

/** Docusaurus' name for the next version: the current pages with those in `docs-<product>-next`. */
export const nextVersion = 'next';

/** Returns whether `version:cut` has created a version. */
export const isCutVersion = ({ name }: Pick<DocumentedVersion, 'name'>): boolean =>
  name !== currentVersion && name !== nextVersion;

const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/**
 * Names in `<product>_versions.json`, newest first; empty if the current version is the only one.
 * @throws if the file isn't a list of exact versions, with which the demos of a page run, and of
 *   `next` if the product has a next version
 */
function versionNames(siteDir: string, { key, package: name, next }: Product): string[] {
  const file = `${key}_versions.json`;
  const exists = existsSync(path.join(siteDir, file));
  const names: unknown = exists ? JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) : [];
  const isExact = (value: unknown): value is string =>
    value === nextVersion || (typeof value === 'string' && exactVersion.test(value));
  if (!Array.isArray(names) || !names.every(isExact))
    throw new Error(
      `${file}: a cut version is named after the exact version of ${name} that it documents, such as "0.14.0", but the list is ${JSON.stringify(names)}.`,
    );
  if (names.includes(nextVersion) && next === undefined)
    throw new Error(
      `${file} lists "next", but model/facts/products.ts has no next version of ${key}. Remove one, or add the other.`,
    );
  return names;
}

function currentOf({ key, version }: Product): DocumentedVersion {
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
    pictures: 'model/facts/pictures.json',
    images: 'static/images',
    downloads: downloadsFolder,
    demos: `${key}/v${version}`,
    live: `demos/${key}/live`,
    isLast: true,
  };
}

/** The next version shows the examples and pictures of the current one. */
const nextOf = (product: Product, version: string): DocumentedVersion => ({
  ...currentOf({ ...product, version }),
  name: nextVersion,
  dir: `${product.key}_versioned_docs/version-${nextVersion}`,
  url: `${baseUrl}${product.key}/${nextVersion}/`,
  packages: `versions/${product.key}-${version}`,
  isLast: false,
});

/** A version that `version:cut` has created, or creates. */
export function cutVersionOf({ key }: Product, version: string): DocumentedVersion {
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
    demos: `${key}/v${version}`,
    live: `demos/${key}/live/${version}`,
    isLast: false,
  };
}

/** Right after a cut, when two versions have the same number, the current one has its name. */
const withOwnDemos = (versions: DocumentedVersion[]): DocumentedVersion[] =>
  versions.map((each) =>
    each.isLast && versions.some((other) => other !== each && other.label === each.label)
      ? { ...each, demos: `${each.product}/${currentVersion}` }
      : each,
  );

/**
 * All versions that the site documents, by product, with the current one first, then as in
 * `<product>_versions.json`.
 */
export function documentedVersions(
  siteDir: string,
  list: readonly Product[] = productList,
): DocumentedVersion[] {
  return list.flatMap((product) =>
    withOwnDemos([
      currentOf(product),
      ...versionNames(siteDir, product).map((name) =>
        name === nextVersion && product.next
          ? nextOf(product, product.next)
          : cutVersionOf(product, name),
      ),
    ]),
  );
}

/** Versions with their own examples; the next version shows those of the current one. */
export const withExamples = (versions: readonly DocumentedVersion[]): DocumentedVersion[] =>
  versions.filter(({ name }) => name !== nextVersion);

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
