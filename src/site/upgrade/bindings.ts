import type { Node, Program } from '@babel/types';
import { childrenOf, constantOf, lineOf } from './nodes';
import type { CodeUse, UnknownUse } from './codeUse';

/** Names that a file declares or imports. */
export interface Bindings {
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

/** Reads the names in a file. */
export function readBindings(program: Program, packageName: string): Bindings {
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
