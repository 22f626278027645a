import ts from 'typescript';
import { pathInPackage, type ApiPackage } from './program';

/** A name that readers can import. */
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
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Declaration of a symbol inside the package. */
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
