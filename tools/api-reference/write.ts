import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFrozenData } from '../../plugins/shared/frozen';
import type { ApiOptions, Files } from './options';

type DataFolder = Pick<ApiOptions, 'siteDir' | 'dataDir'>;

/** Reads the current files of the data folder. */
export function readDataFiles({ siteDir, dataDir }: DataFolder): Files {
  const folder = path.join(siteDir, dataDir);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  return new Map(
    names.map((name) => [
      path.posix.join(dataDir, name),
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

/**
 * Writes files to the data folder, and removes others. Doesn't touch unchanged ones.
 * @throws if the data belongs to a version that was cut
 */
export function writeFiles(
  dataFolder: DataFolder,
  files: Files,
): { written: number; removed: number } {
  const before = readDataFiles(dataFolder);
  const removed = [...before.keys()].filter((file) => !files.has(file));
  const changed = [...files].filter(([file, text]) => before.get(file) !== text);
  if (removed.length + changed.length > 0 && isFrozenData(dataFolder.siteDir, dataFolder.dataDir))
    throw new Error(
      `${dataFolder.dataDir} belongs to a version that was cut, so it doesn't change. Nothing was written.`,
    );
  mkdirSync(path.join(dataFolder.siteDir, dataFolder.dataDir), { recursive: true });
  for (const file of removed) rmSync(path.join(dataFolder.siteDir, file));
  for (const [file, text] of changed) writeFileSync(path.join(dataFolder.siteDir, file), text);
  return { written: changed.length, removed: removed.length };
}
