import ts from 'typescript';
import type { ApiImport, ApiLink, ApiMember, TypeApi } from '../../model/facts/api';
import { type ApiPackage, declarationOf, fileOf, symbolAt } from './program';
import {
  genericsOf,
  mentionsIn,
  muiHref,
  readComment,
  toRefs,
  type TypeMention,
  typeText,
} from './typeText';

export interface ReadContext {
  pkg: ApiPackage;
  /** See `localLinks`. */
  toLocal(text: string): string;
  hrefOf(symbol: ts.Symbol): string | undefined;
}

interface ReadMember {
  member: ApiMember;
  mentions: TypeMention[];
}

/** Values of a type alias for several literals, such as `'condensed' | 'expanded'`. */
function literalValues(pkg: ApiPackage, node: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const symbol = symbolAt(pkg, node.typeName);
  const declaration = symbol && declarationOf(pkg, symbol);
  if (
    !declaration ||
    !ts.isTypeAliasDeclaration(declaration) ||
    !ts.isUnionTypeNode(declaration.type)
  )
    return undefined;
  return declaration.type.types.every(ts.isLiteralTypeNode)
    ? typeText(declaration.type)
    : undefined;
}

/** The type of an optional member without the redundant `undefined`. */
function withoutUndefined(node: ts.Node): string {
  const text = typeText(node);
  return ts.isUnionTypeNode(node) ? text.replace(/ \| undefined$/, '') : text;
}

/** Reads a property or method, with its type as declared, even if it's declared elsewhere. */
export function readMember(context: ReadContext, symbol: ts.Symbol): ReadMember | undefined {
  const { pkg, toLocal, hrefOf } = context;
  const declaration = symbol.declarations?.[0];
  if (!declaration || (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private) !== 0)
    return undefined;
  const isProperty = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  const node = isProperty
    ? declaration.type
    : ts.isMethodDeclaration(declaration) || ts.isMethodSignature(declaration)
      ? declaration
      : undefined;
  if (!node) return undefined;
  const comment = readComment(symbol, pkg.checker, toLocal);
  const mentions = mentionsIn(pkg, node);
  const values = isProperty && declaration.type ? literalValues(pkg, declaration.type) : undefined;
  return {
    mentions,
    member: {
      name: symbol.name,
      type: isProperty ? withoutUndefined(node) : methodType(declaration as ts.MethodDeclaration),
      ...(values ? { values } : {}),
      refs: toRefs(mentions, hrefOf),
      required: !(symbol.flags & ts.SymbolFlags.Optional),
      default: comment.default,
      description: comment.description,
      deprecated: comment.deprecated,
      params: comment.params.filter(({ description }) => description !== ''),
      returns: comment.returns,
    },
  };
}

/** Type of a method without its name, such as `(key: string) => void`. */
function methodType({ parameters, type }: ts.MethodDeclaration | ts.MethodSignature): string {
  return `(${parameters.map(typeText).join(', ')}) => ${type ? typeText(type) : 'void'}`;
}

/** Members that a declaration itself contains, without inherited ones. */
export function ownMembers(context: ReadContext, node: ts.Node): ReadMember[] {
  const members =
    ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node)
      ? [...node.members]
      : [];
  return members.flatMap((member) => {
    const symbol = member.name && context.pkg.checker.getSymbolAtLocation(member.name);
    return (symbol && readMember(context, symbol)) ?? [];
  });
}

interface ReadType {
  entry: Omit<TypeApi, '$schema' | 'imports' | 'exported'>;
  mentions: TypeMention[];
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;

const isTypeDeclaration = (node: ts.Node): node is TypeDeclaration =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);

const formOf = (node: TypeDeclaration) =>
  ts.isInterfaceDeclaration(node) ? 'interface' : ts.isClassDeclaration(node) ? 'class' : 'alias';

/** Text of a call signature without its comment: `(key: string) => void`. */
function callText(node: ts.CallSignatureDeclaration | ts.ConstructorDeclaration): string {
  const parameters = node.parameters.map(typeText).join(', ');
  const text = `${genericsOf(node)}(${parameters})`;
  return ts.isConstructorDeclaration(node)
    ? `new ${text}`
    : `${text} => ${node.type ? typeText(node.type) : 'void'}`;
}

/** Text of a type without members: an alias, call signatures, or a constructor. */
function bodyOf(node: TypeDeclaration): string | null {
  if (ts.isTypeAliasDeclaration(node))
    return ts.isTypeLiteralNode(node.type) ? null : typeText(node.type);
  const members: readonly ts.Node[] = node.members;
  const calls = members.filter(
    (member) => ts.isCallSignatureDeclaration(member) || ts.isConstructorDeclaration(member),
  );
  return calls.length > 0
    ? calls.map((call) => callText(call as ts.CallSignatureDeclaration)).join('\n')
    : null;
}

/** The type that an interface extends, such as `OpenDialogOptions<void>`. */
function inheritedFrom(
  context: ReadContext,
  node: TypeDeclaration,
): { link: ApiLink | null; mentions: TypeMention[] } {
  const clause = ts.isTypeAliasDeclaration(node) ? undefined : node.heritageClauses?.[0]?.types[0];
  if (!clause || !ts.isExpressionWithTypeArguments(clause)) return { link: null, mentions: [] };
  const symbol = symbolAt(context.pkg, clause.expression);
  const href = symbol && (muiHref(symbol.name, fileOf(symbol)) ?? context.hrefOf(symbol));
  return {
    link: href ? { title: typeText(clause), href } : null,
    mentions: mentionsIn(context.pkg, clause),
  };
}

/** Comment of a callable interface, which its authors write at the call signature. */
function callComment(
  context: ReadContext,
  node: TypeDeclaration,
): Pick<ApiMember, 'description'> | undefined {
  const call = ts.isInterfaceDeclaration(node)
    ? node.members.find(ts.isCallSignatureDeclaration)
    : undefined;
  const signature = call && context.pkg.checker.getSignatureFromDeclaration(call);
  const text =
    signature && ts.displayPartsToString(signature.getDocumentationComment(context.pkg.checker));
  return text
    ? { description: context.toLocal(text.replaceAll(/\s*\n\s*/g, ' ').trim()) }
    : undefined;
}

/** Reads a type of the package, exported or not. Returns `undefined` for other symbols. */
export function readType(context: ReadContext, symbol: ts.Symbol): ReadType | undefined {
  const node = declarationOf(context.pkg, symbol);
  if (!node || !isTypeDeclaration(node)) return undefined;
  const literal = ts.isTypeAliasDeclaration(node) ? node.type : node;
  const members = ownMembers(context, literal);
  const inherited = inheritedFrom(context, node);
  const own = mentionsIn(context.pkg, literal).filter((mention) => mention.symbol !== symbol);
  const comment = readComment(symbol, context.pkg.checker, context.toLocal);
  const description = comment.ignored
    ? ''
    : comment.description || (callComment(context, node)?.description ?? '');
  return {
    mentions: [...inherited.mentions, ...own],
    entry: {
      kind: 'type',
      name: symbol.name,
      description,
      form: formOf(node),
      typeParameters: genericsOf(node),
      text: bodyOf(node),
      refs: toRefs(own, context.hrefOf),
      members: members.map(({ member }) => member),
      inherits: inherited.link,
    },
  };
}

/** Import statements, with the preferred one first. */
export function importsOf(
  name: string,
  entries: string[],
  frameworks: { name: string; entry: string }[] = [],
): ApiImport[] {
  const plain = entries.map((entry) => ({ name, entry, framework: null }));
  return [
    ...plain,
    ...frameworks.map((form) => ({
      name: form.name,
      entry: form.entry,
      framework: form.entry.split('/').at(-1) ?? null,
    })),
  ];
}
