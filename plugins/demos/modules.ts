import path from 'node:path';
import type { ImportFact, ReadModule, SourceModule } from './parse';
import type { Tree } from './tree';

export const isRelative = (specifier: string) => specifier.startsWith('.');

/** Package name in an import, such as `@mui/material` in `@mui/material/Button`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Resolves a relative import to a file with its extension, or `undefined`. */
export function resolveRelative(
  files: { has(file: string): boolean },
  from: string,
  specifier: string,
): string | undefined {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ].find((file) => files.has(file));
}

/** A demo's module, followed by the local modules that it imports, directly or indirectly. */
export function readModules(
  tree: Tree,
  file: string,
  read: ReadModule,
  found: SourceModule[] = [],
): SourceModule[] {
  if (found.some((module) => module.file === file)) return found;
  const module = read(file, tree.get(file) ?? '');
  found.push(module);
  for (const { specifier } of module.imports) {
    const target = isRelative(specifier) ? resolveRelative(tree, file, specifier) : undefined;
    if (target) readModules(tree, target, read, found);
  }
  return found;
}

/** Package imports of several modules. */
const packageImports = (modules: SourceModule[]): ImportFact[] =>
  modules.flatMap(({ imports }) => imports.filter(({ specifier }) => !isRelative(specifier)));

/** Packages that modules import, without duplicates, in the order of the imports. */
export function packagesOf(modules: SourceModule[]): string[] {
  return [...new Set(packageImports(modules).map(({ specifier }) => packageOf(specifier)))];
}
