import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';

/** Longest time that a page waits for the data of a demo, in milliseconds. The plugin takes about 500. */
const patience = 5_000;

const names = ['summary.json', 'source.json'];

/** Emits the folder of a demo's data when it has been written. */
export const writtenData = new EventEmitter().setMaxListeners(0);

/**
 * Resolves when a demo has data to import. The bundler of `npm start` may read a page before the
 * plugin has read its new demo, and it does not always look again for a file that it missed. A demo
 * that has no file, or whose data does not come, has `null`, as one with a problem has.
 * @param dir folder of the demo's data
 * @param file the demo
 * @param limit longest time to wait, in milliseconds
 */
export async function findData(dir: string, file: string, limit = patience): Promise<void> {
  const isThere = () => names.every((name) => existsSync(path.join(dir, name)));
  if (!isThere() && existsSync(file))
    await once(writtenData, dir, { signal: AbortSignal.timeout(limit) }).catch(() => undefined);
  if (isThere()) return;
  await mkdir(dir, { recursive: true });
  await Promise.all(names.map((name) => reserve(path.join(dir, name))));
}

/** Writes `null` into a file that is not there. */
async function reserve(file: string): Promise<void> {
  try {
    await writeFile(file, 'null', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
