import ts from 'typescript';
import { resolveDeclaration, propsNode } from './component';
import { type ApiPackage, declarationOf, type ExportedSymbol, isHook, symbolAt } from './program';
import type { ReadContext } from './members';
import type { ApiOptions } from './options';

/** URLs of the package's types, components, and hooks in the docs. */
export interface PackageLinks {
  /**
   * URL of a type: the table of a component if the type describes its props or slots, otherwise an
   * entry on the same page.
   */
  hrefOf(symbol: ts.Symbol): string | undefined;
  hrefOfExport(name: string): string | undefined;
  /** Whether a component's table of props or slots documents this type. */
  hasTable(symbol: ts.Symbol): boolean;
}

/** Returns whether a type has an entry. Mapped types that aren't exported have none. */
function isListed(
  pkg: ApiPackage,
  symbol: ts.Symbol,
  exported: Map<string, ExportedSymbol>,
): boolean {
  const declaration = declarationOf(pkg, symbol);
  if (!declaration || !(symbol.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class))) return false;
  return (
    exported.has(symbol.name) ||
    !(ts.isTypeAliasDeclaration(declaration) && ts.isMappedTypeNode(declaration.type))
  );
}

const referencedSymbol = (
  pkg: ApiPackage,
  node: ts.TypeNode | undefined,
): ts.Symbol | undefined => {
  if (!node || !ts.isTypeReferenceNode(node)) return undefined;
  const inner = node.typeArguments?.[0];
  const symbol = symbolAt(pkg, node.typeName);
  return symbol?.name === 'Partial' && inner ? referencedSymbol(pkg, inner) : symbol;
};

/** Finds the types of props and slots of documented components, whose tables document them. */
export function createLinks(
  pkg: ApiPackage,
  exported: Map<string, ExportedSymbol>,
  { pages, docsUrl, overrides }: Pick<ApiOptions, 'pages' | 'docsUrl' | 'overrides'>,
): PackageLinks {
  const context: ReadContext = { pkg, toLocal: (text) => text, hrefOf: () => undefined };
  const hrefOfExport = (name: string) => (pages[name] ? `${docsUrl}${pages[name]}/` : undefined);
  const tables = new Map<ts.Symbol, string>();
  for (const name of Object.keys(pages)) {
    const symbol = exported.get(name)?.symbol;
    const node = symbol && !isHook(name) ? propsNode(context, symbol) : undefined;
    const props = referencedSymbol(pkg, node);
    if (props) tables.set(props, `${hrefOfExport(name)}#props`);
    const declaration = resolveDeclaration(context, node);
    const slots =
      declaration && ts.isInterfaceDeclaration(declaration)
        ? declaration.members.find((member) => member.name?.getText() === 'slots')
        : undefined;
    const slotsType =
      slots && ts.isPropertySignature(slots) ? referencedSymbol(pkg, slots.type) : undefined;
    if (slotsType) tables.set(slotsType, `${hrefOfExport(name)}#slots`);
  }
  const hrefOf = (symbol: ts.Symbol) => {
    const table = tables.get(symbol);
    if (table || !isListed(pkg, symbol, exported)) return table ?? hrefOfExport(symbol.name);
    const page = overrides.typePages.find(({ type }) => type === symbol.name);
    return `${page ? hrefOfExport(page.component) : ''}#type-${symbol.name}`;
  };
  return { hrefOf, hrefOfExport, hasTable: (symbol) => tables.has(symbol) };
}
