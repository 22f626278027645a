import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentedVersion } from '../../plugins/shared/versions';
import { rootDir } from './rootDir';
import type { Site } from './site';

/** A name in code, such as `useDialogs`, `MuiButton-root`, or `--port`. */
const name = /[\p{L}_$][\p{L}\d_$]*(?:-[\p{L}\d_$]+)*/gu;

/** Names in a text, and the parts of names with hyphens. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(name)].flatMap(([found]) =>
    found.includes('-') ? [found, ...found.split('-')] : [found],
  );

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Paths of the files in a folder, without `node_modules`. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(file);
    return [file];
  });
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages of the example projects, which readers of these pages install. */
function packagesOf(examples: string): string[] {
  const manifests = filesBelow(examples).filter((file) => path.basename(file) === 'package.json');
  return manifests.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
}

/** Types that all code can use. */
const alwaysThere = ['@types/node', '@types/react', 'csstype', 'typescript'];

/**
 * Names in the paths of all files in a folder, and in the content of files that match a pattern.
 */
function namesBelow(folder: string, isRead: RegExp): string[] {
  return filesBelow(folder).flatMap((file) => [
    ...namesIn(path.relative(folder, file)),
    ...(isRead.test(file) ? namesIn(read(file)) : []),
  ]);
}

/** Names in the types of a package, if it's installed. */
function namesOfPackage({ installation }: Site, { packages }: DocumentedVersion, name: string) {
  const folder = installation.folderOf(packages, name);
  return [...namesIn(name), ...(folder ? namesBelow(folder, /\.d\.[cm]?ts$/) : [])];
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * Names that code for a version can use: from the types of its packages, its examples, and API
 * data, and from the paths of their files. Reading the types takes seconds, so the result is cached
 * until a lockfile changes.
 */
export function vocabularyOf(site: Site, version: DocumentedVersion): ReadonlySet<string> {
  const { siteDir, cache } = site;
  const key = `${version.product} ${version.name}`;
  const found = known.get(key);
  if (found) return found;
  const examples = path.join(siteDir, version.examples);
  const packages = [
    ...new Set([
      ...packagesOf(examples),
      ...packagesOf(path.join(rootDir, 'examples')),
      ...alwaysThere,
    ]),
  ];
  const lockfile = read(path.join(siteDir, version.packages, 'package-lock.json'));
  const names = new Set([
    ...cache.sync('vocabulary', [packages, lockfile], () => [
      ...new Set(packages.flatMap((name) => namesOfPackage(site, version, name))),
    ]),
    ...namesBelow(path.join(rootDir, 'tools/samples/packages'), /\.ts$/),
    ...namesBelow(examples, /\.(?:[cm]?[jt]sx?|json|ya?ml|md)$|\.env/),
    ...[version.apiData, version.dir].flatMap((dir) =>
      namesBelow(path.join(siteDir, dir), /\.json$/),
    ),
  ]);
  known.set(key, names);
  return names;
}
