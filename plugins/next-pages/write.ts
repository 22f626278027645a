import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutMissingPages } from '../navigation/withoutMissingPages';
import { filesIn } from '../pages/collect';
import { nextVersion, type DocumentedVersion } from '../shared/versions';
import { writeAtomically } from '../shared/writeAtomically';
import { differencesDir } from './source';

/** File in `docs-<product>-next` with the files of `docs-<product>` that the next version lacks. */
export const removedFile = 'removed.json';

const namesIn = async (folder: string): Promise<string[]> =>
  (await filesIn(folder, () => true)).map((file) =>
    path.relative(folder, file).replaceAll(path.sep, '/'),
  );

function readRemoved(folder: string): string[] {
  const file = path.join(folder, removedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Sources of the files of a next version, by name. */
async function sourcesOf(siteDir: string, product: string): Promise<Map<string, string>> {
  const current = path.join(siteDir, `docs-${product}`);
  const different = path.join(siteDir, differencesDir(product));
  const removed = readRemoved(different);
  const sources = new Map<string, string>();
  for (const name of await namesIn(current))
    if (!removed.includes(name) && name !== 'sidebars.ts')
      sources.set(name, path.join(current, name));
  for (const name of await namesIn(different))
    if (name !== removedFile) sources.set(name, path.join(different, name));
  return sources;
}

/** Copies a file atomically if its content differs. */
async function copyIfChanged(from: string, to: string): Promise<void> {
  const [source, target] = await Promise.all([readFile(from), readFile(to).catch(() => undefined)]);
  if (target?.equals(source)) return;
  const partial = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, partial);
  await rename(partial, to);
}

async function writeFiles(siteDir: string, { product, dir }: DocumentedVersion): Promise<void> {
  const target = path.join(siteDir, dir);
  const sources = await sourcesOf(siteDir, product);
  const obsolete = (await namesIn(target)).filter((name) => !sources.has(name));
  await Promise.all(obsolete.map((name) => rm(path.join(target, name), { force: true })));
  await Promise.all(
    [...sources].map(([name, source]) => copyIfChanged(source, path.join(target, name))),
  );
}

/**
 * Removes a JSON file from the cache of Node.js, so that Docusaurus' `loadFreshModule` reads it
 * again. jiti 1 loads JSON files with `require`, and ignores the option to bypass the cache.
 * @see https://github.com/unjs/jiti/blob/v1.21.7/src/jiti.ts
 */
function forgetModule(file: string): void {
  const { cache, resolve } = createRequire(file);
  delete cache[resolve(file)];
}

/** Writes the sidebar of a next version, with the pages in `sidebars.ts` that it has. */
async function writeSidebar(siteDir: string, { product, dir }: DocumentedVersion): Promise<void> {
  const all = (await loadFreshModule(path.join(siteDir, 'sidebars.ts'))) as Record<
    string,
    SidebarsConfig
  >;
  const name = `${product}_versioned_sidebars/version-${nextVersion}-sidebars.json`;
  const file = path.join(siteDir, name);
  const sidebar = withoutMissingPages(product, all[product] ?? {}, dir);
  await writeAtomically(file, `${JSON.stringify(sidebar, null, 2)}\n`);
  forgetModule(file);
}

/**
 * Writes the pages of next versions, in Docusaurus' folders for versions: the files in
 * `docs-<product>` with those in `docs-<product>-next` instead. Writes only what has changed.
 */
export async function writeNextPages(
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Promise<void> {
  for (const version of versions.filter(({ name }) => name === nextVersion)) {
    await writeFiles(siteDir, version);
    await writeSidebar(siteDir, version);
  }
}
