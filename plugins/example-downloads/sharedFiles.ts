import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * File in which a project lists what it shares with another project. It isn't part of the download.
 */
export const sharedFilesList = 'shared-files.json';

interface SharedFiles {
  /** Project that contains the files, as a path relative to this one. */
  from: string;
  /** Paths of the files in both projects. */
  files: string[];
}

function readList(project: string): SharedFiles | undefined {
  const list = path.join(project, sharedFilesList);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as SharedFiles) : undefined;
}

/** Folder of the project that a project shares files with, or `undefined`. */
export function sharedFolderOf(project: string): string | undefined {
  const list = readList(project);
  return list && path.join(project, list.from);
}

/** Files that a project takes from another one: paths in the project, and on disk. */
export function sharedFilesOf(project: string): [file: string, source: string][] {
  const { from = '', files = [] } = readList(project) ?? {};
  return files.map((file) => [file, path.join(project, from, file)]);
}
