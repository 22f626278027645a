import path from 'node:path';
import ts from 'typescript';
import type { Manifest } from './packages';

export interface TypeCheckOptions {
  /** Root of the repository, whose `node_modules` the example borrows. */
  rootDir: string;
  manifest: Manifest;
  /** File with the compiler's settings. Default: `tsconfig.json`. */
  config?: string;
  /** Names under which the root installs some packages, see `aliasesOf`. */
  aliases: Record<string, string>;
}

/** Declarations of packages are parsed once for all examples: they share the options that matter for parsing. */
const declarations = new Map<string, ts.SourceFile | undefined>();

function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, ...rest) => {
    if (!fileName.endsWith('.d.ts') || !fileName.includes('/node_modules/'))
      return getSourceFile(fileName, ...rest);
    if (!declarations.has(fileName)) declarations.set(fileName, getSourceFile(fileName, ...rest));
    return declarations.get(fileName);
  };
  return host;
}

/** The global types an installed example would see: the `@types` packages it lists. Without this the root's own leak in. */
const globalTypes = ({ devDependencies = {} }: Manifest) =>
  Object.keys(devDependencies).flatMap((name) =>
    name.startsWith('@types/') ? [name.slice('@types/'.length)] : [],
  );

/**
 * Type-checks a project with its own settings and the packages of the repository.
 * @returns the errors as `file(line,column): message`, paths relative to the root; none when it is sound.
 */
export function typeCheck(
  folder: string,
  { rootDir, manifest, config: configName = 'tsconfig.json', aliases }: TypeCheckOptions,
): string[] {
  const configFile = path.join(folder, configName);
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, folder, {}, configFile);
  const options: ts.CompilerOptions = {
    ...parsed.options,
    types: parsed.options.types ?? globalTypes(manifest),
    incremental: false,
    noEmit: true,
    paths: Object.fromEntries(
      Object.entries(aliases).map(([name, installed]) => [
        name,
        [path.join(rootDir, 'node_modules', installed)],
      ]),
    ),
  };
  const program = ts.createProgram(parsed.fileNames, options, createHost(options));
  const diagnostics = error ? [error] : [...parsed.errors, ...ts.getPreEmitDiagnostics(program)];
  return diagnostics.map((diagnostic) =>
    ts
      .formatDiagnostic(diagnostic, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => rootDir,
        getNewLine: () => '\n',
      })
      .trimEnd(),
  );
}
