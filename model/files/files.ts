import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder, as paths that start with it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Paths of all files below a folder, relative to it, with `/`, sorted; empty if it is missing. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Copies all files below a folder. Unlike `cp`, it doesn't fail if the same folders are created
 * concurrently.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  const files = await filesBelow(from);
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(to, path.relative(from, file));
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(file, target);
    }),
  );
}

/** Reads a file that writers edit. Line endings are normalized to `\n`. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/** Content of a file, or `undefined` if it is missing. */
export const readIfExists = (file: string): string | undefined =>
  existsSync(file) ? readText(file) : undefined;

const jsonCache = new Map<string, { time: number; json: unknown }>();

/** Reads a JSON file, and parses it again only after it has changed. */
export function readJson<Content>(file: string): Content {
  const { mtimeMs: time } = statSync(file);
  const known = jsonCache.get(file);
  if (known?.time === time) return known.json as Content;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  jsonCache.set(file, { time, json });
  return json as Content;
}

/** Files by path from the root of the site, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const textFiles = /\.(mdx?|tsx?|css)$/;

function* textFilesIn(siteDir: string, dir: string): Generator<string> {
  if (!existsSync(path.join(siteDir, dir))) return;
  for (const entry of readdirSync(path.join(siteDir, dir), { withFileTypes: true })) {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* textFilesIn(siteDir, file);
    else if (entry.isFile() && textFiles.test(entry.name)) yield file;
  }
}

/** Content of a file, and what changes when a writer saves it. */
interface ReadFile {
  stamp: string;
  text: string;
}

const readFiles = new Map<string, ReadFile>();

/** Reads a file again only if it has changed; `undefined` if it was deleted in the meantime. */
function readChanged(file: string): ReadFile | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats) return undefined;
  const stamp = `${stats.mtimeNs} ${stats.ctimeNs} ${stats.size}`;
  const known = readFiles.get(file);
  if (known?.stamp === stamp) return known;
  const read = { stamp, text: readText(file) };
  readFiles.set(file, read);
  return read;
}

/** Reads pages and the sources beside them; none in folders that don't exist. */
export function readSources(siteDir: string, dirs: readonly string[]): Sources {
  // `npm start` reads while a writer switches branches, which deletes some files.
  return new Map(
    dirs.flatMap((dir) =>
      [...textFilesIn(siteDir, dir)].flatMap((file): [string, string][] => {
        const read = readChanged(path.join(siteDir, file));
        return read ? [[file, read.text]] : [];
      }),
    ),
  );
}
