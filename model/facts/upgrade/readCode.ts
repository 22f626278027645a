import { parse, type ParserPlugin } from '@babel/parser';
import type { Node, Program } from '@babel/types';
import {
  childrenOf,
  type CodeUse,
  constantOf,
  namedKey,
  lineOf,
  type Named,
  type UnknownReason,
  type UnknownUse,
  unwrap,
  type UsedProp,
} from './nodes';

interface Bindings {
  /** Exports of the package by their local names. */
  exports: ReadonlyMap<string, string>;
  namespaces: ReadonlySet<string>;
  imports: CodeUse['imports'];
  unknown: UnknownUse[];
  /** Object literals by the name of the constant. */
  constants: ReadonlyMap<string, Node>;
  /** Whether a name is imported from a module that can export it from the package, or missing. */
  mayComeFromPackage: (name: string) => boolean;
}

/** Packages whose exports have nothing to do with this one. */
const otherPackages = /^(@mui|@emotion|@tanstack|react|next|node:)(?![\w])/;

function readBindings(program: Program, packageName: string): Bindings {
  const exports = new Map<string, string>();
  const namespaces = new Set<string>();
  const imports: CodeUse['imports'] = [];
  const unknown: UnknownUse[] = [];
  const constants = new Map<string, Node>();
  const declared = new Set<string>();

  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const module = node.source.value;
    const isOwn = module === packageName || module.startsWith(`${packageName}/`);
    for (const specifier of node.specifiers) {
      const local = specifier.local.name;
      if (!isOwn && otherPackages.test(module)) declared.add(local);
      if (!isOwn) continue;
      const line = lineOf(specifier);
      if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(local);
      else if (specifier.type === 'ImportDefaultSpecifier')
        unknown.push({ reason: 'default', name: '', line });
      else {
        const { imported } = specifier;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        exports.set(local, name);
        imports.push({ name, module, line });
      }
    }
  }

  const visit = (node: Node): void => {
    if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id)
      declared.add(node.id.name);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const { name } = node.id;
      const value = node.init && constantOf(node.init, new Map());
      // A name that is declared twice has no certain value.
      if (value && !declared.has(name)) constants.set(name, value);
      else constants.delete(name);
      declared.add(name);
    }
    if (node.type === 'AssignmentExpression') {
      const target = node.left.type === 'MemberExpression' ? node.left.object : node.left;
      if (target.type === 'Identifier') constants.delete(target.name);
    }
    childrenOf(node).forEach(visit);
  };
  program.body.forEach(visit);

  return {
    exports,
    namespaces,
    imports,
    unknown,
    constants,
    mayComeFromPackage: (name) => !declared.has(name),
  };
}

const isHook = (name: string) => /^use[A-Z]/.test(name);

const pluginsOf = (file: string): ParserPlugin[] => [
  'typescript',
  'decorators',
  ...(/\.[cm]?ts$/.test(file) ? [] : ['jsx' as const]),
];

function propsOf(
  attributes: Extract<Node, { type: 'JSXOpeningElement' }>['attributes'],
  bindings: Bindings,
) {
  return attributes.flatMap((attribute): UsedProp[] => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
    const value =
      attribute.value?.type === 'JSXExpressionContainer'
        ? constantOf(attribute.value.expression, bindings.constants)
        : undefined;
    const isObject = value?.type === 'ObjectExpression';
    const properties = isObject ? value.properties : [];
    const keys = properties.flatMap((property) => namedKey(property) ?? []);
    return [
      {
        name: attribute.name.name,
        line: lineOf(attribute),
        keys,
        isOpen: value !== undefined && (!isObject || keys.length < properties.length),
      },
    ];
  });
}

/**
 * Reads which exports of a package a file uses, and how. Shadowed names count as uses, because a
 * needless hint does less harm than a missing one.
 * @param known names of exports, to find those that another module passes on
 * @throws if the code can't be parsed
 */
export function readCode(
  code: string,
  file: string,
  packageName: string,
  known: ReadonlySet<string>,
): CodeUse {
  const { program } = parse(code, { sourceType: 'module', plugins: pluginsOf(file) });
  const bindings = readBindings(program, packageName);
  const use: CodeUse = {
    imports: bindings.imports,
    elements: [],
    calls: [],
    keys: [],
    unknown: [...bindings.unknown],
  };
  const unknown = (reason: UnknownReason, node: Node, name = '') =>
    use.unknown.push({ reason, name, line: lineOf(node) });

  const exportOf = (node: Node): string | undefined => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      return bindings.exports.get(node.name);
    if (node.type !== 'MemberExpression' && node.type !== 'JSXMemberExpression') return undefined;
    const { object, property } = node;
    if (!('name' in object) || !bindings.namespaces.has(String(object.name))) return undefined;
    if (property.type === 'StringLiteral') return property.value;
    const isComputed = node.type === 'MemberExpression' && node.computed;
    return !isComputed && 'name' in property ? String(property.name) : undefined;
  };

  const visitElement = (node: Extract<Node, { type: 'JSXElement' }>, inside: Named[]) => {
    const { name, attributes } = node.openingElement;
    const exported = exportOf(name);
    const local = name.type === 'JSXIdentifier' ? name.name : '';
    if (!exported && known.has(local) && bindings.mayComeFromPackage(local))
      unknown('elsewhere', node, local);
    const own = exported && { name: exported, line: lineOf(node.openingElement) };
    if (own) {
      const spreads = attributes.filter(({ type }) => type === 'JSXSpreadAttribute').map(lineOf);
      use.elements.push({ ...own, props: propsOf(attributes, bindings), spreads, inside });
    }
    for (const each of attributes) visit(each, node, inside);
    for (const each of node.children) visit(each, node, own ? [...inside, own] : inside);
  };

  const visit = (node: Node, parent: Node, inside: Named[]): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'JSXElement') return visitElement(node, inside);
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') {
      if (node.source?.value.startsWith(packageName)) {
        const specifiers = node.type === 'ExportNamedDeclaration' ? node.specifiers : [];
        const names = specifiers.flatMap((each) =>
          each.type === 'ExportSpecifier' ? [each.local.name] : [],
        );
        for (const name of names.length > 0 ? names : ['']) unknown('reexport', node, name);
      }
      if (node.source) return;
    }
    if (node.type === 'StringLiteral' || node.type === 'TemplateElement') {
      const text = node.type === 'StringLiteral' ? node.value : node.value.raw;
      if (text === packageName || text.startsWith(`${packageName}/`)) unknown('dynamic', node);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const [source] = node.arguments;
      if (source && source.type !== 'StringLiteral') unknown('dynamic', node);
    }
    const key = namedKey(node);
    if (key) use.keys.push(key);
    const exported = exportOf(node);
    const isCall = parent.type === 'CallExpression' && parent.callee === node;
    if (exported && isCall && isHook(exported)) {
      use.calls.push({ name: exported, line: lineOf(node) });
      return;
    }
    if (exported) unknown('value', node, exported);
    else if (node.type === 'Identifier' && bindings.namespaces.has(node.name))
      unknown('computed', node);
    if (!exported) for (const child of childrenOf(node)) visit(unwrap(child), node, inside);
  };

  for (const node of program.body) visit(node, program, []);
  return use;
}
