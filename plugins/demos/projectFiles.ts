import path from 'node:path';
import { isRelative, resolveRelative } from './modules';
import { readModule, type ReadModule, type SourceModule } from './parse';

/**
 * Names of a demo's modules, by file, in the copy that readers get. The copy has one folder, so
 * modules that several pages share are beside the demo.
 */
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

/** Source of a module in the copy. */
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
