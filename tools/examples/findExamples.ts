import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';

/** Names of the example projects, sorted: subfolders with a `package.json`. */
export function findExamples(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json')),
    )
    .map(({ name }) => name)
    .sort();
}

/**
 * Selects the examples in the arguments of a command, or all of them by default.
 * @throws if a name is unknown, with the nearest valid one
 */
export function selectExamples(all: readonly string[], wanted: readonly string[]): string[] {
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no example "${unknown}".${nearest(unknown, all)}`);
  return all.filter((name) => wanted.length === 0 || wanted.includes(name));
}
