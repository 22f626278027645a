import { readFileSync } from 'node:fs';

/** Reads a text file with one entry per line. Lines that start with `#` are comments. */
export const readList = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
