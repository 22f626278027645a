import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundMessage, ProductionErrorsOptions } from './options';
import { noCache, type ResultCache } from '../shared/resultCache';
import { parseMessages } from './parse';

/** Folders that repeat the package for other module systems, or contain other packages. */
const skippedFolders = new Set(['esm', 'modern', 'legacy', 'umd', 'node_modules']);

function* modulesIn(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* modulesIn(file);
    else if (entry.isFile() && entry.name.endsWith('.js')) yield file;
  }
}

/** Messages in the modules of an installed package, by path. */
const messagesIn = (folder: string) =>
  [...modulesIn(folder)].flatMap((file) =>
    parseMessages(readFileSync(file, 'utf8')).map((found) => ({
      ...found,
      module: path.relative(folder, file),
    })),
  );

/**
 * Reads the messages of all installed packages of the folder.
 * @param cache of published packages, which never change
 */
export function collectMessages(
  siteDir: string,
  { packagesDir, skip }: ProductionErrorsOptions,
  cache: ResultCache = noCache,
): FoundMessage[] {
  const root = path.join(siteDir, packagesDir);
  const folders = readdirSync(root).filter(
    (name) => !skip.includes(name) && existsSync(path.join(root, name, 'package.json')),
  );
  return folders.sort().flatMap((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    ) as { name: string; version: string };
    return cache
      .sync('messages', [name, version], () => messagesIn(path.join(root, folder)))
      .map(({ module, ...found }) => ({
        ...found,
        package: `${name} ${version}`,
        file: path.join(packagesDir, folder, module),
      }));
  });
}
