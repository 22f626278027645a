import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage']);

/**
 * Files with code below a folder, sorted. Folders of packages and builds, and hidden ones, are left
 * out.
 * @throws if the folder doesn't exist
 */
export function codeFiles(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${dir} isn't a folder.`);
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory())
        return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : codeFiles(file);
      return /(?<!\.d)\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
    });
}
