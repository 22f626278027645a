import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Name of the file in which a project lists what it shares with another one. It isn't downloaded.
 */
export const sharedFilesList = 'shared-files.json';

interface SharedFiles {
  /** The project that has the files, by its path from this one. */
  from: string;
  /** Paths of the files in both projects. */
  files: string[];
}

function readList(project: string): SharedFiles | undefined {
  const list = path.join(project, sharedFilesList);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as SharedFiles) : undefined;
}

/** Folder of the project whose files a project shares, or `undefined`. */
export function sharedFolderOf(project: string): string | undefined {
  const list = readList(project);
  return list && path.join(project, list.from);
}

/** Files that a project takes from another one: their path in the project, and on the disk. */
export function sharedFilesOf(project: string): [file: string, source: string][] {
  const { from = '', files = [] } = readList(project) ?? {};
  return files.map((file) => [file, path.join(project, from, file)]);
}
