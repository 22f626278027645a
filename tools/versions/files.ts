import path from 'node:path';
import {
  readFileSync,
  statSync,
  existsSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import ts from 'typescript';
import { samplesOf } from '@site/checker/samples/samples';
import { modulesOf } from '../../model/demos/demos';
import { packageOf, packagesOf } from '../../model/demos/modules';
import { filesOfExample, isExcluded, productOfExample } from '../../model/examples/collect';
import { liveExamples } from '../../model/facts/examples';
import type { DocumentedVersion } from '../../model/versions/versions';
import { isMarkdown } from '../../model/pages/pages';
import { openSite } from '../../model/site';
import { attributeText } from '../../model/pages/nodes';
import { type Pictures, listedFiles } from '../../model/facts/pictures';
import { filesAt, writtenByCut } from '../../model/versions/cutVersions';

/** Packages that a source imports, without built-in modules and relative imports. */
function importedBy(source: string): string[] {
  return ts
    .preProcessFile(source)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !/^(\.|\/|node:)/.test(specifier))
    .map(packageOf);
}

function packagesOfSamples(
  siteDir: string,
  page: string,
  source: string,
  version: DocumentedVersion,
): string[] {
  return samplesOf(page, source, version)
    .filter(({ language }) => /^[jt]sx?$/.test(language))
    .flatMap(({ code, file }) =>
      importedBy(file ? readFileSync(path.join(siteDir, file), 'utf8') : code),
    );
}

const packagesOfExamples = (siteDir: string, { product, examples }: DocumentedVersion): string[] =>
  liveExamples
    .filter((example) => example.product === product)
    .flatMap(({ name }) => [...filesOfExample(path.join(siteDir, examples, name))])
    .filter(([file]) => /^src\/.*\.tsx?$/.test(file))
    .flatMap(([, source]) => importedBy(readFileSync(source, 'utf8')));

/**
 * Exact versions of all packages that the demos, samples, and live examples of a version currently
 * use, including peer dependencies. Omits packages that aren't installed, which only samples
 * mention.
 */
export async function packagesInUse(
  siteDir: string,
  version: DocumentedVersion,
): Promise<Record<string, string>> {
  const { sources, demos, installation } = await openSite(siteDir);
  const ofDemos = demos.demos
    .filter((demo) => demo.version.dir === version.dir)
    .flatMap((demo) => packagesOf(modulesOf(demo)));
  const ofSamples = [...sources]
    .filter(([file]) => file.startsWith(`${version.dir}/`) && isMarkdown(file))
    .flatMap(([file, source]) => packagesOfSamples(siteDir, file, source, version));
  const ofExamples = packagesOfExamples(siteDir, version);
  const names = [...new Set([...ofDemos, ...ofSamples, ...ofExamples])];
  return installation.versions(version.packages, names);
}

/** Entries of the pictures that the pages of a version show. */
export async function picturesOf(siteDir: string, version: DocumentedVersion): Promise<Pictures> {
  const { pages, partials } = await openSite(siteDir);
  const shown = new Set(
    [...pages, ...partials]
      .filter((page) => page.version.dir === version.dir)
      .flatMap(({ elements }) => elements)
      .filter(({ name }) => name === 'Picture')
      .map((node) => attributeText(node, 'name') ?? ''),
  );
  const all = JSON.parse(readFileSync(path.join(siteDir, version.pictures), 'utf8')) as Pictures;
  return Object.fromEntries(Object.entries(all).filter(([name]) => shown.has(name)));
}

/** A file, and where the cut copies it. Paths are from the root of the site. */
export interface Copy {
  from: string;
  to: string;
}

/** Copies of all files below a folder. Those of pages and demos are made by Docusaurus. */
export const copiesBelow = (siteDir: string, from: string, to: string): Copy[] =>
  filesAt(siteDir, from).map((file) => ({ from: file, to: to + file.slice(from.length) }));

/** Copies of the examples and pictures of a version. */
export async function otherCopies(
  siteDir: string,
  current: DocumentedVersion,
  cut: DocumentedVersion,
): Promise<Copy[]> {
  const examples = copiesBelow(siteDir, current.examples, cut.examples).filter(({ from }) => {
    const file = path.posix.relative(current.examples, from);
    return productOfExample(file) === current.product && !isExcluded(file);
  });
  const pictures = listedFiles(await picturesOf(siteDir, current)).map(({ file }) => ({
    from: `static/${current.images}/${file}`,
    to: `static/${cut.images}/${file}`,
  }));
  return [...examples, ...pictures];
}

export const bytesOf = (siteDir: string, copies: readonly Copy[]): number =>
  copies.reduce((sum, { from }) => sum + statSync(path.join(siteDir, from)).size, 0);

/** Folder in which a cut prepares its files. Git ignores it. */
export const stagesDir = '.docusaurus/cuts';

/**
 * Rewrites Docusaurus' list of a product's versions without those named, as Prettier formats it.
 * Removes the list if it becomes empty.
 */
export function rewriteList(siteDir: string, product: string, ...removed: string[]): void {
  const file = path.join(siteDir, `${product}_versions.json`);
  if (!existsSync(file)) return;
  const names = (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter(
    (name) => !removed.includes(name),
  );
  const line = JSON.stringify(names).replaceAll(',', ', ');
  if (names.length === 0) rmSync(file);
  else writeFileSync(file, `${line.length > 100 ? JSON.stringify(names, null, 2) : line}\n`);
}

/** Removes a file or folder, and the folders above it that become empty. */
export function remove(siteDir: string, place: string): void {
  rmSync(path.join(siteDir, place), { recursive: true, force: true });
  for (let dir = path.dirname(place); dir !== '.'; dir = path.dirname(dir)) {
    const folder = path.join(siteDir, dir);
    if (!existsSync(folder)) continue;
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** Removes everything that an unfinished cut has written. */
export function removeLeftovers(siteDir: string, cut: DocumentedVersion): void {
  rewriteList(siteDir, cut.product, cut.name);
  for (const place of [...writtenByCut(cut), stagesDir]) remove(siteDir, place);
}
