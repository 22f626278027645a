import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedModules } from './registry';
import type { RenderedDemo } from './render';

/** Where the addresses of sources point to, below the base URL. */
const assets = 'assets/demos';

const writeText = async (file: string, text: string) => {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};

/** Writes one generated file and returns its path: Docusaurus' `createData`. */
export type CreateData = (name: string, data: string) => Promise<string>;

/**
 * Writes the modules that islands load and the data that pages are drawn with: `null` for a demo that has a mistake.
 * @returns the paths of the data of the demos' own pages, in the order of the demos
 */
export async function writeGenerated(
  createData: CreateData,
  {
    modules,
    demos,
    broken,
  }: { modules: GeneratedModules; demos: RenderedDemo[]; broken: readonly string[] },
): Promise<string[]> {
  const missing = broken.flatMap((key): [string, string][] => [
    [`data/${key}/summary.json`, 'null'],
    [`data/${key}/source.json`, 'null'],
  ]);
  const data = demos.flatMap(({ summary, source }): [string, string][] => [
    [`data/${summary.key}/summary.json`, JSON.stringify(summary)],
    [`data/${summary.key}/source.json`, JSON.stringify(source)],
  ]);
  await Promise.all(
    [...modules, ...data, ...missing].map(([name, text]) => createData(name, text)),
  );
  return Promise.all(
    demos.map(({ summary }) =>
      createData(`data/${summary.key}/page.json`, JSON.stringify(summary)),
    ),
  );
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
      writeText(path.join(dir, summary.sourceUrl.slice(baseUrl.length)), JSON.stringify(source)),
    ),
  );
}

/** Takes the sources over into the built site. */
export async function copyAssets(dir: string, outDir: string): Promise<void> {
  await cp(path.join(dir, assets), path.join(outDir, assets), { recursive: true });
}
