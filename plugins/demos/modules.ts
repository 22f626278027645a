import path from 'node:path';
import { readModule, type ImportFact } from './parse';
import type { Tree } from './tree';

export const isRelative = (specifier: string) => specifier.startsWith('.');

/** `@mui/material` of `@mui/material/Button`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The file that a relative import means, with its extension, or `undefined`. */
export function resolveRelative(tree: Tree, from: string, specifier: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ].find((file) => tree.has(file));
}

/** Imports of a file; a style sheet has none. */
export function importsOf(tree: Tree, file: string): ImportFact[] {
  return file.endsWith('.css') ? [] : readModule(file, tree.get(file) ?? '').imports;
}

/** A demo's file, then the files beside it that it imports, directly or through another one. */
export function withModules(tree: Tree, file: string, found: string[] = []): string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const { specifier } of importsOf(tree, file)) {
    const target = isRelative(specifier) ? resolveRelative(tree, file, specifier) : undefined;
    if (target) withModules(tree, target, found);
  }
  return found;
}

/** Packages that a demo loads at run time, each once, in the order of their imports. */
export function packagesOf(tree: Tree, files: string[]): string[] {
  const specifiers = files
    .flatMap((file) => importsOf(tree, file))
    .map(({ specifier }) => specifier);
  return [...new Set(specifiers.filter((specifier) => !isRelative(specifier)).map(packageOf))];
}
