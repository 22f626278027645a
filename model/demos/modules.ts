import path from 'node:path';
import { type ImportFact, readModule, type ReadModule, type SourceModule } from './parseModule';

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

export function readModules(
  tree: ReadonlyMap<string, string>,
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

const packageImports = (modules: SourceModule[]): ImportFact[] =>
  modules.flatMap(({ imports }) => imports.filter(({ specifier }) => !isRelative(specifier)));

/** Packages that modules import, without duplicates, in the order of the imports. */
export function packagesOf(modules: SourceModule[]): string[] {
  return [...new Set(packageImports(modules).map(({ specifier }) => packageOf(specifier)))];
}

/** File names in the copy that readers get: one folder, with shared modules beside the demo. */
export function projectFileNames(demo: string, modules: SourceModule[]): Map<string, string> {
  const main = modules[0];
  const dir = path.posix.dirname(main?.file ?? '');
  const nameOf = ({ file }: SourceModule) => {
    const name = path.posix.relative(dir, file);
    return name.startsWith('../') ? path.posix.basename(file) : name;
  };
  return new Map(
    modules.map((module) => [module.file, module === main ? `${demo}.tsx` : nameOf(module)]),
  );
}

/** Import path in the copy: `./theme` instead of `../../company/theme`. */
export function projectSpecifier(
  { file }: SourceModule,
  specifier: string,
  names: ReadonlyMap<string, string>,
): string {
  const target = isRelative(specifier) ? resolveRelative(names, file, specifier) : undefined;
  const [own, name] = [names.get(file), target && names.get(target)];
  if (!target || !own || !name) return specifier;
  const relative = path.posix.relative(path.posix.dirname(own), name);
  const extension = path.posix.extname(specifier) === path.posix.extname(target);
  const projectPath = extension ? relative : relative.replace(/\.tsx?$/, '');
  return projectPath.startsWith('.') ? projectPath : `./${projectPath}`;
}

export function toProjectModule(
  module: SourceModule,
  names: ReadonlyMap<string, string>,
  read: ReadModule = readModule,
): SourceModule {
  const changed = module.imports.flatMap(({ specifier, literal }) => {
    const projectPath = projectSpecifier(module, specifier, names);
    return projectPath === specifier ? [] : [{ ...literal, copied: projectPath }];
  });
  if (changed.length === 0) return module;
  const source = changed.reduceRight(
    (text, { from, to, copied: projectPath }) =>
      `${text.slice(0, from)}'${projectPath}'${text.slice(to)}`,
    module.source,
  );
  return read(module.file, source);
}
