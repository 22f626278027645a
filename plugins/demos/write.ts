import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDevelopmentServer } from '../shared/command';
import { copyFiles } from '../../model/files/files';
import { endWaiting } from '../shared/pageCompilation';
import { writeAtomically } from '../../model/files/writeAtomically';
import type { GeneratedModules } from './registry';
import type { RenderedDemo } from './render';

/** Emits the data folder of a demo after writing it. */
export const writtenData = new EventEmitter().setMaxListeners(0);

const assets = 'assets/demos';

export interface DemoData {
  key: string;
  summary: unknown;
  source: unknown;
}

/** The data that pages render is `null` for an invalid demo. */
export async function writeGenerated(
  dataDir: string,
  modules: GeneratedModules,
  data: readonly DemoData[],
): Promise<void> {
  const files = data.flatMap(({ key, summary, source }): [string, string][] => [
    [`data/${key}/summary.json`, JSON.stringify(summary)],
    [`data/${key}/source.json`, JSON.stringify(source)],
  ]);
  await Promise.all(
    [...modules, ...files].map(([name, text]) => writeAtomically(path.join(dataDir, name), text)),
  );
  for (const { key } of data) writtenData.emit(path.join(dataDir, 'data', key));
}

/** A build starts with an empty folder; with `npm start`, pages may still load old sources. */
export async function writeAssets(
  dir: string,
  baseUrl: string,
  demos: RenderedDemo[],
): Promise<void> {
  const folder = path.join(dir, assets);
  if (!isDevelopmentServer()) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    demos.map(({ summary, source }) =>
      writeAtomically(
        path.join(dir, summary.sourceUrl.slice(baseUrl.length)),
        JSON.stringify(source),
      ),
    ),
  );
}

export const copyAssets = (dir: string, outDir: string): Promise<void> =>
  copyFiles(path.join(dir, assets), path.join(outDir, assets));

/** Longest time that a page waits for the data of a demo, in ms. The plugin takes about 500 ms. */
const defaultTimeout = 5_000;

const dataFiles = ['summary.json', 'source.json'];

/**
 * Resolves when the data of a demo can be imported: with `npm start`, the bundler may read a page
 * before the plugin has read its new demo. Writes `null` if the data doesn't arrive.
 */
export async function waitForData(
  dir: string,
  file: string,
  timeout = defaultTimeout,
): Promise<void> {
  const isThere = () => dataFiles.every((name) => existsSync(path.join(dir, name)));
  if (!isThere() && existsSync(file)) {
    endWaiting();
    await once(writtenData, dir, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  }
  if (isThere()) return;
  await mkdir(dir, { recursive: true });
  await Promise.all(dataFiles.map((name) => writeNull(path.join(dir, name))));
}

async function writeNull(file: string): Promise<void> {
  try {
    await writeFile(file, 'null', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
