import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../shared/files';

/**
 * Files of the site by their path from its root, with forward slashes. The steps that collect and
 * check use nothing else.
 */
export type Tree = ReadonlyMap<string, string>;

const textFiles = /\.(mdx?|tsx?|css)$/;

function walk(siteDir: string, dir: string, into: Map<string, string>): void {
  for (const entry of readdirSync(path.join(siteDir, dir), { withFileTypes: true })) {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') walk(siteDir, file, into);
    else if (entry.isFile() && textFiles.test(entry.name))
      into.set(file, readText(path.join(siteDir, file)));
  }
}

/**
 * Reads the pages and the sources beside them. A missing folder is an error, because an option
 * names it.
 */
export function readTree(siteDir: string, dirs: string[]): Tree {
  const files = new Map<string, string>();
  for (const dir of dirs) walk(siteDir, dir, files);
  return files;
}
