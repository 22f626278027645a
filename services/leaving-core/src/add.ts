import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Replacements } from '../../../model/facts/replacements';

/** The data of the package. */
export interface PackedReplacements extends Replacements {
  /** By path in `src`: code in both languages, and the files that it imports. */
  files: Record<string, { typescript: string; javascript: string; imports: string[] }>;
  /** Versions that the replacements are tested with, by package. */
  versions: Record<string, string>;
}

/** Files, and those that they import, in any number of steps. */
export function withImports(
  names: readonly string[],
  files: Record<string, { imports: string[] }>,
): string[] {
  const found = new Set(names);
  for (const name of found) for (const each of files[name]?.imports ?? []) found.add(each);
  return [...found];
}

interface AddOptions {
  /** Names of items. */
  names: readonly string[];
  /** Folder of the project. */
  cwd: string;
  /** Folder for the files, relative to the project. */
  dir: string;
  isTypeScript: boolean;
  force: boolean;
}

/**
 * Copies the files of items, and those that they import. Keeps files of other items that exist, as
 * they belong to the project now.
 * @returns what became of each file
 * @throws if a file of the items exists and differs, before anything is written
 */
export function addItems(data: PackedReplacements, options: AddOptions): string[] {
  const { names, cwd, dir, isTypeScript, force } = options;
  const own = data.items.flatMap(({ name, files }) => (names.includes(name) ? files : []));
  const files = withImports(own, data.files).map((file) => {
    const name = path.join(dir, isTypeScript ? file : file.replace(/\.ts(x?)$/, '.js$1'));
    const target = path.resolve(cwd, name);
    const code = data.files[file]![isTypeScript ? 'typescript' : 'javascript'];
    const present = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const isFree = present === undefined || (force && own.includes(file));
    const result = present === code ? 'unchanged' : isFree ? 'added' : 'kept';
    return { name, target, code, result, isConflict: result === 'kept' && own.includes(file) };
  });
  const conflicts = files.filter(({ isConflict }) => isConflict).map(({ name }) => `  ${name}\n`);
  if (conflicts.length > 0)
    throw new Error(
      `These files exist and differ:\n${conflicts.join('')}Nothing was written. To overwrite them, add --force.`,
    );
  for (const { target, code, result } of files) {
    if (result !== 'added') continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return files.map(({ name, result }) => `${result.padEnd(9)}  ${name}`);
}

const lockFiles = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun' };

const majorOf = (range: string) => /\d+/.exec(range)?.[0];

/** How to install the packages that a project lacks, and which ones have another major version. */
export function packageNotes(data: PackedReplacements, names: readonly string[], cwd: string) {
  const manifest = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  const present = { ...manifest.devDependencies, ...manifest.dependencies };
  const lockFile = Object.entries(lockFiles).find(([file]) => existsSync(path.join(cwd, file)));
  const command = lockFile ? `${lockFile[1]} add` : 'npm install';
  const items = data.items.filter(({ name }) => names.includes(name));
  const needed = [...new Set(items.flatMap(({ packages }) => packages))];
  const missing = needed
    .filter((name) => !present[name])
    .map((name) => [name, majorOf(data.versions[name] ?? '')].filter(Boolean).join('@'));
  const others = needed.flatMap((name) => {
    const [range = '', version = ''] = [present[name], data.versions[name]];
    const isOther = majorOf(range) && version && majorOf(range) !== majorOf(version);
    return isOther ? [`${name} is ${range} here. The files are tested with ${version}.`] : [];
  });
  return [...(missing.length > 0 ? [`${command} ${missing.join(' ')}`] : []), ...others];
}
