import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { withoutRegionMarks } from '../code-blocks/region';
import type { ExampleDownloadsOptions } from './options';

/** A project of `examples/`, ready to be packed. */
export interface ExampleProject {
  /** Path below the folder of examples, with `/`: `vite-react-router`, `studio/first-app`. */
  name: string;
  /** Contents by path below the project, sorted by path. */
  files: Map<string, Buffer>;
}

/** Files that the guides quote by region. The marks are of no use to a reader. */
const quotable = /\.(?:[cm]?[jt]sx?|css|html|ya?ml|prisma)$/;

const isFolder = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

function filesBelow(folder: string, leftovers: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftovers.includes(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file, leftovers) : entry.isFile() ? [file] : [];
    });
}

function readContent(file: string): Buffer {
  const content = readFileSync(file);
  if (!quotable.test(file) || !isUtf8(content)) return content;
  const text = content.toString('utf8');
  return text.includes('#region') ? Buffer.from(`${withoutRegionMarks(text)}\n`) : content;
}

/** Folders with a `package.json`, in `dir` and one level below it. */
function foldersWithManifest(dir: string): string[] {
  const subfolders = (folder: string) =>
    readdirSync(path.join(dir, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.posix.join(folder, name));
  const hasManifest = (name: string) => existsSync(path.join(dir, name, 'package.json'));
  return subfolders('').flatMap((name) =>
    hasManifest(name) ? [name] : subfolders(name).filter(hasManifest),
  );
}

/**
 * The projects below `options.dir` with their files, sorted by name.
 * @throws if a folder of `options.also` is missing or has no files
 */
export function collectExamples(
  siteDir: string,
  { dir, also, leftovers }: ExampleDownloadsOptions,
): ExampleProject[] {
  const root = path.join(siteDir, dir);
  const missing = also.find((name) => !isFolder(path.join(root, name)));
  if (missing !== undefined)
    throw new Error(`"${dir}/${missing}" is listed as a download, but there is no such folder.`);
  return [...new Set([...foldersWithManifest(root), ...also])].sort().map((name) => {
    const folder = path.join(root, name);
    const files = filesBelow(folder, leftovers)
      .map((file): [string, string] => [
        path.relative(folder, file).split(path.sep).join('/'),
        file,
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([relative, file]): [string, Buffer] => [relative, readContent(file)]);
    if (files.length === 0) throw new Error(`"${dir}/${name}" is a download without files.`);
    return { name, files: new Map(files) };
  });
}
