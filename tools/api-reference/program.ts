import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiOptions } from './options';

/** A module that readers may import. */
interface EntryPoint {
  specifier: string;
  file: string;
}

export interface ApiPackage {
  dir: string;
  name: string;
  version: string;
  /** Source folder in the product's repository. */
  sourceDir: string;
  entries: EntryPoint[];
  program: ts.Program;
  checker: ts.TypeChecker;
}

const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Parses TypeScript's own typings once for all programs, because they take most of the time. */
function createHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(compilerOptions, true);
  const libraryDir = path.dirname(host.getDefaultLibFileName(compilerOptions));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (path.dirname(file) !== libraryDir) return getSourceFile(file, ...rest);
    if (!libraries.has(file)) libraries.set(file, getSourceFile(file, ...rest));
    return libraries.get(file);
  };
  return host;
}

/**
 * Finds the folders with typings, sorted by name, and the root after them. `privateEntries`
 * excludes builds for other module systems, which contain the same typings.
 */
function findEntries(dir: string, name: string, privateEntries: string[]): EntryPoint[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !privateEntries.includes(entry.name),
  );
  const inFolders = folders.map((folder) => ({
    specifier: `${name}/${folder.name}`,
    file: path.join(dir, folder.name, 'index.d.ts'),
  }));
  return [
    ...inFolders.sort((a, b) => a.specifier.localeCompare(b.specifier)),
    { specifier: name, file: path.join(dir, 'index.d.ts') },
  ].filter(({ file }) => existsSync(file));
}

interface Manifest {
  name: string;
  version: string;
  repository?: { directory?: string };
}

/** @throws if the package isn't installed */
export function readPackage({
  packageDir,
  privateEntries,
}: Pick<ApiOptions, 'packageDir' | 'privateEntries'>): ApiPackage {
  const manifestFile = path.join(packageDir, 'package.json');
  if (!existsSync(manifestFile))
    throw new Error(`${manifestFile} does not exist. Install the packages first: npm install`);
  const { name, version, repository } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entries = findEntries(packageDir, name, privateEntries);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    compilerOptions,
    createHost(),
  );
  return {
    dir: packageDir,
    name,
    version,
    sourceDir: repository?.directory ?? '',
    entries,
    program,
    checker: program.getTypeChecker(),
  };
}

/** Path of a declaration in the package, such as `Account/Account.d.ts`, if it contains it. */
export function pathInPackage(pkg: Pick<ApiPackage, 'dir'>, node: ts.Node): string | undefined {
  const relative = path.relative(pkg.dir, node.getSourceFile().fileName).replaceAll(path.sep, '/');
  return relative.startsWith('..') || relative.startsWith('node_modules/') ? undefined : relative;
}

export interface ExportedSymbol {
  name: string;
  /** The declared symbol, after re-exports are resolved. */
  symbol: ts.Symbol;
  /** Modules that export it, in the order of `ApiPackage.entries`. */
  entries: string[];
  /** Whether it is only a type, which doesn't exist at run time. Classes are values. */
  typeOnly: boolean;
}

export const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Resolves re-exports and imports to the declared symbol. */
function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The symbol that a name refers to, after re-exports and imports are resolved. */
export function symbolAt({ checker }: ApiPackage, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(checker, symbol);
}

/** File of a symbol's first declaration. */
export const fileOf = (symbol: ts.Symbol): string =>
  symbol.declarations?.[0]?.getSourceFile().fileName ?? '';

export function declarationOf(pkg: ApiPackage, symbol: ts.Symbol): ts.Declaration | undefined {
  return symbol.declarations?.find((node) => pathInPackage(pkg, node) !== undefined);
}

/**
 * Collects the exports of all entry points, by name.
 * @param mergeSameNames uses the first export of a name
 * @throws if two exports share a name, because their URLs would be the same
 */
export function collectExports(
  pkg: ApiPackage,
  mergeSameNames = false,
): Map<string, ExportedSymbol> {
  const found = new Map<string, ExportedSymbol>();
  for (const { specifier, file } of pkg.entries) {
    const source = pkg.program.getSourceFile(file);
    const module = source && pkg.checker.getSymbolAtLocation(source);
    for (const exported of module ? pkg.checker.getExportsOfModule(module) : []) {
      const symbol = resolveAlias(pkg.checker, exported);
      const known = found.get(exported.name);
      if (known && known.symbol !== symbol && !mergeSameNames)
        throw new Error(
          `${pkg.name} exports two different things as "${exported.name}": from ${known.entries[0]} and from ${specifier}.`,
        );
      if (known) known.entries.push(specifier);
      else
        found.set(exported.name, {
          name: exported.name,
          symbol,
          entries: [specifier],
          typeOnly: !(symbol.flags & ts.SymbolFlags.Value),
        });
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
