import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Root of the repository with this code, its tags, and its packages. The checked site can be in
 * another folder.
 */
export const rootDir = path.resolve(__dirname, '..');

/** Packages that a `package.json` lists. */
export function packagesListedIn(file: string): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
    Record<'dependencies' | 'devDependencies', object>
  >;
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** Reads a text file with one entry per line. Lines that start with `#` are comments. */
export const readList = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
