import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '../shared/files';
import { writtenData } from './newDemo';
import { writeWhole } from '../shared/wholeFile';
import type { GeneratedModules } from './registry';
import type { RenderedDemo } from './render';

/** Where the addresses of sources point to, below the base URL. */
const assets = 'assets/demos';

/** Writes the modules that islands load and the data that pages are drawn with: `null` for a demo that has a problem. */
export async function writeGenerated(
  dataDir: string,
  {
    modules,
    demos,
    broken,
  }: { modules: GeneratedModules; demos: RenderedDemo[]; broken: readonly string[] },
): Promise<void> {
  const missing = broken.flatMap((key): [string, string][] => [
    [`data/${key}/summary.json`, 'null'],
    [`data/${key}/source.json`, 'null'],
  ]);
  const data = demos.flatMap(({ summary, source }): [string, string][] => [
    [`data/${summary.key}/summary.json`, JSON.stringify(summary)],
    [`data/${summary.key}/source.json`, JSON.stringify(source)],
  ]);
  await Promise.all(
    [...modules, ...data, ...missing].map(([name, text]) =>
      writeWhole(path.join(dataDir, name), text),
    ),
  );
  const keys = [...demos.map(({ summary }) => summary.key), ...broken];
  for (const key of keys) writtenData.emit(path.join(dataDir, 'data', key));
}

/** Writes the sources under the names of their addresses, into a folder that is served as it is. */
export async function writeAssets(
  dir: string,
  baseUrl: string,
  demos: RenderedDemo[],
): Promise<void> {
  await mkdir(path.join(dir, assets), { recursive: true });
  await Promise.all(
    demos.map(({ summary, source }) =>
      writeWhole(path.join(dir, summary.sourceUrl.slice(baseUrl.length)), JSON.stringify(source)),
    ),
  );
}

/** Takes the sources over into the built site. */
export const copyAssets = (dir: string, outDir: string): Promise<void> =>
  copyFiles(path.join(dir, assets), path.join(outDir, assets));
