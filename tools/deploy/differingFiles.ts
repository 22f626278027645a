import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Sorted paths of files that differ between two folders or that only one of them contains. */
export function differingFiles(a: string, b: string): string[] {
  const [inA, inB] = [new Set(filesIn(a)), new Set(filesIn(b))];
  return [...new Set([...inA, ...inB])]
    .filter(
      (file) =>
        !inA.has(file) ||
        !inB.has(file) ||
        !readFileSync(path.join(a, file)).equals(readFileSync(path.join(b, file))),
    )
    .sort();
}
