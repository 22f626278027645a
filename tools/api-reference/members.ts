import ts from 'typescript';
import type { ApiMember } from '../../src/site/api';
import { readComment } from './comments';
import { declarationOf, resolveAlias } from './exports';
import type { ApiPackage } from './program';
import { mentionsIn, toRefs, typeText, type TypeMention } from './typeText';

/** What is needed, besides the node, to read a declaration. */
export interface ReadContext {
  pkg: ApiPackage;
  /** See `localLinks`. */
  toLocal(text: string): string;
  /** URL of the documentation of a type in the package. */
  hrefOf(symbol: ts.Symbol): string | undefined;
}

/** A member with the types that it mentions. */
export interface ReadMember {
  member: ApiMember;
  mentions: TypeMention[];
}

/** Values of a type alias for several literals, such as `'condensed' | 'expanded'`. */
function literalValues(pkg: ApiPackage, node: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const found = pkg.checker.getSymbolAtLocation(node.typeName);
  const declaration = found && declarationOf(pkg, resolveAlias(pkg.checker, found));
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
