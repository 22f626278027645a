import path from 'node:path';
import ts from 'typescript';
import type { ApiLink, ApiMember, ApiSlot } from '../../model/facts/api';
import { ownMembers, type ReadContext, readMember } from './members';
import { declarationOf, fileOf, symbolAt } from './program';
import { genericsOf, mentionsIn, muiHref, toRefs, type TypeMention, typeText } from './typeText';

/** Reads all call signatures of a hook, in the order in which they are declared. */
export function readHook(context: ReadContext, name: string, symbol: ts.Symbol) {
  const declared = context.pkg.checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .flatMap((signature) => signature.getDeclaration() ?? []);
  const read = declared.map((node) => {
    const generics = genericsOf(node);
    const parameters = node.parameters.map(typeText).join(', ');
    const mentions = mentionsIn(context.pkg, node);
    return {
      mentions,
      generics,
      signature: {
        text: `${name}${generics}(${parameters}): ${node.type ? typeText(node.type) : 'void'}`,
        refs: toRefs(mentions, context.hrefOf),
      },
    };
  });
  return {
    signatures: read.map(({ signature }) => signature),
    typeParameters: read[0]?.generics ?? '',
    mentions: read.flatMap(({ mentions }) => mentions),
  };
}

type Signature = ts.SignatureDeclaration | undefined;

/** The call signature of a component, which is a function or a callable constant. */
export function signatureOf(context: ReadContext, symbol: ts.Symbol): Signature {
  const [signature] = context.pkg.checker.getTypeOfSymbol(symbol).getCallSignatures();
  return signature?.getDeclaration();
}

/** Node that declares the type of a component's props, or `undefined` if it has none. */
export function propsNode(context: ReadContext, symbol: ts.Symbol): ts.TypeNode | undefined {
  return signatureOf(context, symbol)?.parameters[0]?.type;
}

/** Declaration of a type reference in the package; that of `X` for `Partial<X>`. */
export function resolveDeclaration(
  context: ReadContext,
  node: ts.TypeNode | undefined,
): ts.Declaration | ts.TypeNode | undefined {
  if (!node || !ts.isTypeReferenceNode(node)) return node;
  const symbol = symbolAt(context.pkg, node.typeName);
  const declaration = symbol && declarationOf(context.pkg, symbol);
  if (!declaration)
    return node.typeArguments?.[0] ? resolveDeclaration(context, node.typeArguments[0]) : node;
  return ts.isTypeAliasDeclaration(declaration)
    ? resolveDeclaration(context, declaration.type)
    : declaration;
}

/**
 * The MUI component that the props are inherited from: `extends BoxProps`, or `ButtonProps` itself.
 */
function inheritedFrom(context: ReadContext, declaration: ts.Node | undefined): ApiLink | null {
  if (!declaration) return null;
  const names = ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses ?? []).flatMap(({ types }) =>
        types.map(({ expression }) => expression),
      )
    : ts.isTypeReferenceNode(declaration)
      ? [declaration.typeName]
      : [];
  for (const name of names) {
    const symbol = symbolAt(context.pkg, name);
    const href = symbol && muiHref(name.getText(), fileOf(symbol));
    if (href) return { title: name.getText().replace(/Props$/, ''), href };
  }
  return null;
}

/** API page of a slot's default component, in the package or in Material UI. */
function defaultHref(
  context: ReadContext,
  name: string | null,
  mentions: TypeMention[],
  hrefOfComponent: (name: string) => string | undefined,
): string | null {
  if (!name) return null;
  const own =
    hrefOfComponent(name) ?? mentions.find(({ identifier }) => identifier === `${name}Props`)?.href;
  if (own) return own;
  const { resolvedModule } = ts.resolveModuleName(
    `@mui/material/${name}`,
    path.join(context.pkg.dir, 'index.d.ts'),
    context.pkg.program.getCompilerOptions(),
    ts.sys,
  );
  return (resolvedModule && muiHref(name, resolvedModule.resolvedFileName)) ?? null;
}

function readSlots(
  context: ReadContext,
  declaration: ts.Node | undefined,
  propsMentions: TypeMention[],
  hrefOfComponent: (name: string) => string | undefined,
) {
  return (declaration ? ownMembers(context, declaration) : []).map(({ member, mentions }) => ({
    mentions,
    slot: {
      name: member.name,
      type: member.type,
      refs: member.refs,
      required: member.required,
      default: member.default === 'null' ? null : member.default,
      defaultHref: defaultHref(
        context,
        member.default,
        [...mentions, ...propsMentions],
        hrefOfComponent,
      ),
      description: member.description,
    } satisfies ApiSlot,
  }));
}

/** Sorts props as in the tables: required ones first, then by name. */
function sortProps(props: ApiMember[]): ApiMember[] {
  return [...props].sort(
    (a, b) => Number(b.required) - Number(a.required) || (a.name < b.name ? -1 : 1),
  );
}

/** @param inheritedProps names of inherited props that belong in the component's table */
export function readComponent(
  context: ReadContext,
  symbol: ts.Symbol,
  inheritedProps: string[],
  hrefOfComponent: (name: string) => string | undefined,
) {
  const node = propsNode(context, symbol);
  const declaration = resolveDeclaration(context, node);
  const own = declaration ? ownMembers(context, declaration) : [];
  const propsType = node && context.pkg.checker.getTypeFromTypeNode(node);
  const inherited = inheritedProps.flatMap((name) => {
    const property =
      own.every(({ member }) => member.name !== name) && propsType?.getProperty(name);
    return (property && readMember(context, property)) || [];
  });
  const all = [...own, ...inherited];
  const mentions = all.flatMap((read) => read.mentions);
  const slotsSymbol = propsType?.getProperty('slots')?.declarations?.[0];
  const slotsNode =
    slotsSymbol &&
    ts.isPropertySignature(slotsSymbol) &&
    own.some(({ member }) => member.name === 'slots')
      ? slotsSymbol.type
      : undefined;
  const slots = readSlots(
    context,
    resolveDeclaration(context, slotsNode),
    mentions,
    hrefOfComponent,
  );
  return {
    props: sortProps(all.map(({ member }) => member)),
    slots: slots.map(({ slot }) => slot),
    inherits: inheritedFrom(context, declaration),
    typeParameters: genericsOf(signatureOf(context, symbol)),
    mentions: [...mentions, ...slots.flatMap((read) => read.mentions)],
    /** Those of `inheritedProps` that exist. */
    inheritedProps: inherited.map(({ member }) => member.name),
  };
}
