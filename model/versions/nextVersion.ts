import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import { withoutMissingPages } from '../sidebars/withoutMissingPages';
import { listFiles } from '../files/files';
import type { Problem } from '../problems';
import { type DocumentedVersion, nextVersion } from './versions';
import { writeAtomicallySync } from '../files/writeAtomically';

const written = new RegExp(`^(\\w+)_versioned_docs/version-${nextVersion}/`);

/** Folder with the files in which the next version of a product differs from `docs-<product>`. */
export const differencesDir = (product: string) => `docs-${product}-next`;

/** Source of a file of a next version. Other files are their own source. */
export function sourceOf(siteDir: string, file: string): string {
  const [folder = '', product = ''] = written.exec(file) ?? [];
  if (!folder) return file;
  const name = file.slice(folder.length);
  const different = `${differencesDir(product)}/${name}`;
  return existsSync(path.join(siteDir, different)) ? different : `docs-${product}/${name}`;
}

const problemKey = ({ file, line, column, rule, message }: Problem) =>
  JSON.stringify([file, line, column, rule, message]);

/** How to fix a problem that only the next version has in a file of `docs-<product>`. */
const copyOf = (file: string, { product, version }: DocumentedVersion) =>
  `Only ${version} has this problem. Copy the file to ${file.replace(`docs-${product}`, differencesDir(product))}, and change the copy.`;

/** Problems in the files from which next versions are copied, unless the current one has them. */
export function problemsInSources(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  problems: readonly Problem[],
): Problem[] {
  const next = versions.filter(({ name }) => name === nextVersion);
  const versionAt = (file: string) => next.find(({ dir }) => file.startsWith(`${dir}/`));
  const inCurrent = new Set(problems.filter(({ file }) => !versionAt(file)).map(problemKey));
  return problems.flatMap((problem): Problem[] => {
    const version = versionAt(problem.file);
    if (!version) return [problem];
    const file = sourceOf(siteDir, problem.file);
    // Messages name other files of the version, too.
    const message = problem.message
      .replaceAll(problem.file, file)
      .replaceAll(`${version.dir}/`, `docs-${version.product}/`);
    if (inCurrent.has(problemKey({ ...problem, file, message }))) return [];
    if (file.startsWith(`${differencesDir(version.product)}/`))
      return [{ ...problem, file, message }];
    const note = [problem.note, copyOf(file, version)].filter(Boolean).join(' ');
    return [{ ...problem, file, message, note }];
  });
}

/** File in `docs-<product>-next` with the files of `docs-<product>` that the next version lacks. */
export const removedFile = 'removed.json';

function readRemoved(folder: string): string[] {
  const file = path.join(folder, removedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

function writeIfChanged(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  writeAtomicallySync(file, content);
}

/** With `npm start`, several processes write, so each file is compared with its source. */
function writeFiles(siteDir: string, { product, dir }: DocumentedVersion): void {
  const current = path.join(siteDir, `docs-${product}`);
  const different = path.join(siteDir, differencesDir(product));
  const target = path.join(siteDir, dir);
  const removed = [...readRemoved(different), 'sidebars.ts'];
  const sourceIn = (name: string) =>
    [
      ...(name === removedFile ? [] : [path.join(different, name)]),
      ...(removed.includes(name) ? [] : [path.join(current, name)]),
    ].find((file) => existsSync(file));
  for (const name of new Set([current, different, target].flatMap((folder) => listFiles(folder)))) {
    const source = sourceIn(name);
    if (source) writeIfChanged(path.join(target, name), readFileSync(source));
    else rmSync(path.join(target, name), { force: true });
  }
}

/**
 * Docusaurus' `loadFreshModule` ignores that a JSON file has changed.
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
  writeIfChanged(file, Buffer.from(`${JSON.stringify(sidebar, null, 2)}\n`));
  forgetModule(file);
}

/** Files of `docs-<product>-next` replace those of `docs-<product>`. Writes only changes. */
export async function writeNextPages(
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Promise<void> {
  for (const version of versions.filter(({ name }) => name === nextVersion)) {
    writeFiles(siteDir, version);
    await writeSidebar(siteDir, version);
  }
}
