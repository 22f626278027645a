import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundMessage, ProductionErrorsOptions } from './options';
import { parseMessages } from './parse';

/** Folders that repeat the package for other module systems, or belong to other packages. */
const repeated = new Set(['esm', 'modern', 'legacy', 'umd', 'node_modules']);

function* modulesIn(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory() && !repeated.has(entry.name)) yield* modulesIn(file);
    else if (entry.isFile() && entry.name.endsWith('.js')) yield file;
  }
}

/** Reads the messages of all installed packages of the folder. */
export function collectMessages(
  siteDir: string,
  { packagesDir, skip }: ProductionErrorsOptions,
): FoundMessage[] {
  const root = path.join(siteDir, packagesDir);
  const folders = readdirSync(root).filter(
    (name) => !skip.includes(name) && existsSync(path.join(root, name, 'package.json')),
  );
  return folders.sort().flatMap((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    ) as { name: string; version: string };
    return [...modulesIn(path.join(root, folder))].flatMap((file) =>
      parseMessages(readFileSync(file, 'utf8')).map((found) => ({
        ...found,
        package: `${name} ${version}`,
        file: path.relative(siteDir, file),
      })),
    );
  });
}
