import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readText } from './files';

/** Files by path from the root of the site, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const textFiles = /\.(mdx?|tsx?|css)$/;

function* filesIn(siteDir: string, dir: string): Generator<string> {
  if (!existsSync(path.join(siteDir, dir))) return;
  for (const entry of readdirSync(path.join(siteDir, dir), { withFileTypes: true })) {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesIn(siteDir, file);
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
      [...filesIn(siteDir, dir)].flatMap((file): [string, string][] => {
        const read = readChanged(path.join(siteDir, file));
        return read ? [[file, read.text]] : [];
      }),
    ),
  );
}
