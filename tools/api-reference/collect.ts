import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiEntry, ComponentApi, HookApi, TypeApi } from '../../model/facts/api';
import { schemaFile } from '../../model/api/data';
import { propsNode, readComponent, readHook, resolveDeclaration, signatureOf } from './component';
import { importsOf, type ReadContext, readType } from './members';
import type { ApiOptions, Entries } from './options';
import {
  type ApiPackage,
  collectExports,
  declarationOf,
  type ExportedSymbol,
  isHook,
  pathInPackage,
  readPackage,
  symbolAt,
} from './program';
import { localLinks, readComment, type TypeMention } from './typeText';

/** URLs of the package's types, components, and hooks in the docs. */
interface PackageLinks {
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
function createLinks(
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

/** Everything that is read from the package and the docs, before overrides are applied. */
export type Collected = ReturnType<typeof collect>;

/** The key in `theme.components` that a component's code reads. */
function themeNameOf(pkg: ApiPackage, declaration: string): string | null {
  const file = path.join(pkg.dir, declaration.replace(/\.d\.ts$/, '.js'));
  const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return (
    (/components\?\.(Mui\w+)/.exec(code) ??
      /useThemeProps\(\{[^}]*name:\s*['"](\w+)['"]/.exec(code))?.[1] ?? null
  );
}

/** The mentioned types, and types that these mention, except props and slots with tables. */
function listTypes(
  mentions: TypeMention[],
  page: string,
  context: ReadContext,
  types: Map<string, TypeApi>,
  exported: Map<string, ExportedSymbol>,
  schema: string,
): string[] {
  const listed: string[] = [];
  const visit = (mention: TypeMention) => {
    const { symbol } = mention;
    const href = symbol && context.hrefOf(symbol);
    if (!symbol || !href || listed.includes(symbol.name)) return;
    const [url, hash = ''] = href.split('#');
    if (!hash.startsWith('type-') || (url && url !== page)) return;
    const read = readType(context, symbol);
    if (!read) return;
    listed.push(symbol.name);
    const known = exported.get(symbol.name);
    types.set(symbol.name, {
      $schema: schema,
      ...read.entry,
      imports: importsOf(symbol.name, known?.entries ?? []),
      exported: known !== undefined,
    });
    read.mentions.forEach(visit);
  };
  mentions.forEach(visit);
  return listed;
}

/** Pages of a release that isn't documented, for all its components and hooks. */
function allPages(
  { pages, overrides }: ApiOptions,
  pkg: ApiPackage,
  exported: Map<string, ExportedSymbol>,
): Record<string, string> {
  const excluded = overrides.withoutPage.flatMap(({ names }) => names);
  const others = [...exported.values()].filter(
    ({ name, symbol, typeOnly }) =>
      !typeOnly &&
      !excluded.includes(name) &&
      !Object.keys(pages).some((page) => name.endsWith(page)) &&
      pkg.checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0,
  );
  return { ...pages, ...Object.fromEntries(others.map(({ name }) => [name, name])) };
}

/** Reads the package's typings. */
export function collect(given: ApiOptions) {
  const pkg = readPackage(given);
  const exported = collectExports(pkg, given.isUndocumented);
  const pages = given.isUndocumented ? allPages(given, pkg, exported) : given.pages;
  const options = { ...given, pages };
  const links = createLinks(pkg, exported, options);
  const toLocal = (text: string) => localLinks(text, options.publishedUrl);
  const context: ReadContext = { pkg, toLocal, hrefOf: links.hrefOf };
  const schema = `./${schemaFile}`;
  const types = new Map<string, TypeApi>();
  const inheritedProps = new Map<string, string[]>();

  const pageData = ({ name, symbol, entries }: ExportedSymbol, mentions: TypeMention[]) => {
    const declaration = declarationOf(pkg, symbol);
    const file = (declaration && pathInPackage(pkg, declaration)) ?? '';
    const extension =
      options.overrides.sourceExtensions.find((entry) => entry.name === name)?.extension ?? '.tsx';
    const comment = readComment(symbol, pkg.checker, toLocal);
    return {
      file,
      common: {
        $schema: schema,
        name,
        package: pkg.name,
        version: pkg.version,
        description: comment.description,
        imports: importsOf(name, entries, frameworksOf(context, name, symbol, exported)),
        source: `${pkg.sourceDir}/src/${file.replace(/\.d\.ts$/, extension)}`,
        guides: comment.guides,
        types: listTypes(
          mentions,
          links.hrefOfExport(name) ?? '',
          context,
          types,
          exported,
          schema,
        ),
      },
    };
  };

  const entries: ApiEntry[] = Object.keys(options.pages).flatMap((name): ApiEntry[] => {
    const found = exported.get(name);
    if (!found) return [];
    if (isHook(name)) {
      const { mentions, ...hook } = readHook(context, name, found.symbol);
      return [{ ...pageData(found, mentions).common, kind: 'hook', ...hook } satisfies HookApi];
    }
    const inheritedNames = options.overrides.inheritedProps
      .filter(({ component }) => component === name)
      .map(({ prop }) => prop);
    const {
      mentions,
      inheritedProps: inherited,
      ...component
    } = readComponent(context, found.symbol, inheritedNames, links.hrefOfExport);
    inheritedProps.set(name, inherited);
    const { file, common } = pageData(found, mentions);
    return [
      {
        ...common,
        kind: 'component',
        ...component,
        cssClasses: [],
        themeName: themeNameOf(pkg, file),
      } satisfies ComponentApi,
    ];
  });
  const byName = [...entries, ...types.values()]
    .map((entry) => [entry.name, entry] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const sorted: Entries = new Map(byName);
  return { pkg, exported, links, inheritedProps, entries: sorted };
}

/** Exports of other entry points that take the same props: variants for frameworks. */
function frameworksOf(
  context: ReadContext,
  name: string,
  symbol: ts.Symbol,
  exported: Map<string, ExportedSymbol>,
) {
  const type = (each: ts.Symbol) => {
    const node = signatureOf(context, each) && propsNode(context, each);
    return node && context.pkg.checker.getTypeFromTypeNode(node);
  };
  const own = type(symbol);
  return [...exported.values()]
    .filter(
      (other) =>
        own &&
        !other.typeOnly &&
        other.name !== name &&
        other.name.endsWith(name) &&
        type(other.symbol) === own,
    )
    .map((other) => ({ name: other.name, entry: other.entries[0] ?? '' }));
}
