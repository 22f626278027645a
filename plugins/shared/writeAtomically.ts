import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically, so that concurrent readers, such as the bundler of `npm start`, get
 * either the old content or the new one, never a part.
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old === text) return;
  const partial = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partial, text);
  await rename(partial, file);
}
