import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { downloadsFolder } from '../../src/site/downloads';
import { baseUrl } from '../../src/site/origins';
import { productList, type Product } from '../../src/site/products';
import type { DocumentedVersion } from '../../src/site/versions';
import type { Problem } from './problems';
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

function readManifest(
  folder: string,
): { version?: string; dependencies?: Record<string, string> } | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Version of a package that code in a folder of the site gets: from the nearest `node_modules`. */
function installedVersion(siteDir: string, folder: string, name: string): string | undefined {
  for (let dir = path.resolve(siteDir, folder); ; dir = path.dirname(dir)) {
    const manifest = readManifest(path.join(dir, 'node_modules', name));
    if (manifest) return manifest.version;
    if (dir === path.resolve(siteDir) || dir === path.dirname(dir)) return undefined;
  }
}

const productsFile = 'src/site/products.ts';

/** Position of the current version in the source; the start of the file if it can't be found. */
function placeOfVersion(siteDir: string, version: string): Pick<Problem, 'line' | 'column'> {
  const file = path.join(siteDir, productsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.includes(`version: '${version}'`));
  return index < 0
    ? { line: 1, column: 1 }
    : { line: index + 1, column: (lines[index]?.indexOf('version') ?? 0) + 1 };
}

function mismatch(
  siteDir: string,
  { product, name, version, packages, dir }: DocumentedVersion,
  packageName: string,
  installed: string | undefined,
): Problem {
  const rule = 'version/installed-package';
  if (name !== currentVersion) {
    return {
      file: `${product}_versions.json`,
      line: 1,
      column: 1,
      rule,
      message: `The pages in ${dir} run with ${packageName} ${installed ?? 'missing'} instead of ${version}. Add "${packageName}": "${version}" and the other packages that their demos import to ${packages}/package.json, then run npm install --prefix ${packages}.`,
    };
  }
  const place = { file: productsFile, ...placeOfVersion(siteDir, version), rule };
  return installed === undefined
    ? { ...place, message: `${packageName} isn't installed. Run npm install.` }
    : {
        ...place,
        message: `These pages document ${packageName} ${version}, but ${installed} is installed. To document ${installed}, keep the pages of ${version} for its readers (npx docusaurus docs:version:${product} ${version}, before their text changes), write version: '${installed}' here and run npm run api:generate. To stay with ${version}, run npm install ${packageName}@${version}.`,
      };
}

/**
 * Compares the documented version of each docs folder with the installed package. Products are
 * skipped if their package isn't a dependency of the site.
 */
export function checkInstalledVersions(
  siteDir: string,
  versions: readonly DocumentedVersion[] = documentedVersions(siteDir),
): Problem[] {
  const { dependencies = {} } = readManifest(siteDir) ?? {};
  return versions.flatMap((documented) => {
    const name = productList.find(({ key }) => key === documented.product)?.package;
    if (name === undefined || !Object.hasOwn(dependencies, name)) return [];
    const installed = installedVersion(siteDir, documented.packages, name);
    return installed === documented.version ? [] : [mismatch(siteDir, documented, name, installed)];
  });
}
