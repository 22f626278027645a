import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Name of a file while it's written: several processes and threads may write the same file. */
const partialOf = (file: string) => `${file}.${process.pid}${threadId}`;

/**
 * Writes several files at the same moment, in the given order. Each is written atomically, so that
 * concurrent readers, such as the bundler of `npm start`, get either the old content or the new
 * one, never a part.
 * @param files contents by path
 */
export async function writeTogether(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(partialOf(file), text);
  }
  for (const file of files.keys()) renameSync(partialOf(file), file);
}

/** Writes a file atomically if its content has changed. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeTogether(new Map([[file, text]]));
}

/** Writes a file atomically and synchronously. */
export function writeAtomicallySync(file: string, content: string | Buffer): void {
  const partial = partialOf(file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(partial, content);
  renameSync(partial, file);
}
