import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkUpgrade, type Finding } from '../../src/site/upgrade/checkUpgrade';

/** A finding with its file, relative to the checked folder. */
export type FileFinding = Finding & { file: string };

type Check = Omit<Parameters<typeof checkUpgrade>[0], 'code' | 'file'>;

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage']);

/** Files with code, sorted. Folders of packages and builds, and hidden ones, are left out. */
function codeFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory())
        return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : codeFiles(file);
      return /(?<!\.d)\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
    });
}

/**
 * Lists the changes that touch the code in a folder. A file that can't be parsed is a finding.
 * @throws if the folder doesn't exist
 */
export function checkFolder(folder: string, check: Check): FileFinding[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} isn't a folder.`);
  return codeFiles(folder).flatMap((absolute): FileFinding[] => {
    const file = path.relative(folder, absolute).replaceAll(path.sep, '/');
    try {
      const code = readFileSync(absolute, 'utf8');
      return checkUpgrade({ ...check, code, file }).map((finding) => ({ ...finding, file }));
    } catch {
      return [{ file, line: 1, name: '', reason: 'syntax' }];
    }
  });
}
