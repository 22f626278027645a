import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Root of the repository with this code, its tags, and its packages. The checked site can be in
 * another folder.
 */
export const rootDir = path.resolve(__dirname, '..');

/** Reads a text file with one entry per line. Lines that start with `#` are comments. */
export const readList = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
