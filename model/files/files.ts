import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders of packages and builds, and hidden ones. */
const generated = /^(?:node_modules|dist|build|coverage|\..*)$/;

/**
 * Paths of all files below a folder, relative to it, with `/`, sorted; empty if it is missing.
 * @param skipped names of folders that are left out
 */
export function listFiles(
  folder: string,
  skipped = /^$/,
  isListed = (entry: Dirent) => entry.isFile(),
): string[] {
  const below = (dir: string): string[] =>
    readdirSync(path.join(folder, dir), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(dir, entry.name);
      if (entry.isDirectory()) return skipped.test(entry.name) ? [] : below(file);
      return isListed(entry) ? [file] : [];
    });
  return existsSync(folder) ? below('').sort() : [];
}

/** All files below a folder, as paths that start with it. */
export const filesBelow = (folder: string, skipped?: RegExp): string[] =>
  listFiles(folder, skipped).map((file) => path.join(folder, file));

/** Symbolic links below a folder. */
export const linksBelow = (folder: string) =>
  listFiles(folder, undefined, (entry) => entry.isSymbolicLink());

/** Files with code below a folder. @throws if the folder doesn't exist */
export function codeFiles(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} isn't a folder.`);
  return filesBelow(folder, generated).filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file));
}

/**
 * Copies all files below a folder. Unlike `cp`, it doesn't fail if the same folders are created
 * concurrently.
 */
export async function copyFiles(from: string, to: string): Promise<void> {
  await Promise.all(
    listFiles(from).map(async (file) => {
      const target = path.join(to, file);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(from, file), target);
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
      listFiles(path.join(siteDir, dir), /^node_modules$/).flatMap((name): [string, string][] => {
        const file = path.posix.join(dir, name);
        const read = textFiles.test(file) ? readChanged(path.join(siteDir, file)) : undefined;
        return read ? [[file, read.text]] : [];
      }),
    ),
  );
}
