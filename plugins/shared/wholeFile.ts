import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that who reads it meanwhile, such as the bundler of `npm start`, gets the old
 * text or the new one, never a part.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old === text) return;
  const partial = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partial, text);
  await rename(partial, file);
}
