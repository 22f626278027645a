import type { Node } from '@babel/types';

export interface Named {
  name: string;
  line: number;
}

export interface UsedProp extends Named {
  /** Keys of its value if that's an object, such as `slots`. */
  keys: Named[];
  /** Whether the value can have other keys: it's a variable, or contains a spread. */
  isOpen: boolean;
}

export interface UsedElement extends Named {
  props: UsedProp[];
  /** Lines of spread props, with which the element can have any prop. */
  spreads: number[];
  /** Elements of the package around it, the outermost first. */
  inside: Named[];
}

/**
 * Reason why the code can't be judged: an export is used as a value, for example in `styled()`, or
 * exported again; a module is loaded at run time; an export is chosen at run time; a default
 * import; or an element with the name of a component that another module exports.
 */
export type UnknownReason =
  'value' | 'reexport' | 'dynamic' | 'computed' | 'default' | 'elsewhere' | 'syntax';

export interface UnknownUse extends Named {
  reason: UnknownReason;
}

/** What a file uses of the package. `name` is the name of an export, not its local alias. */
export interface CodeUse {
  imports: (Named & { module: string })[];
  elements: UsedElement[];
  calls: Named[];
  keys: Named[];
  /** Uses that can't be followed. The name is empty if any export can be meant. */
  unknown: UnknownUse[];
}

export const lineOf = (node: Node): number => node.loc?.start.line ?? 1;

const isNode = (value: unknown): value is Node =>
  typeof (value as { type?: unknown } | null)?.type === 'string';

/** Types that only name an export, and whose identifiers aren't uses of its value. */
const typeNames: Readonly<Record<string, readonly string[]>> = {
  TSTypeReference: ['typeName'],
  TSTypeQuery: ['exprName'],
  TSExpressionWithTypeArguments: ['expression'],
  TSInterfaceHeritage: ['expression'],
  TSClassImplements: ['expression'],
};

/** Names of nodes that aren't references: keys, members, labels. */
function nameFields(node: Node): readonly string[] {
  switch (node.type) {
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassProperty':
    case 'ClassMethod':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return 'computed' in node && node.computed ? [] : ['key'];
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return node.computed ? [] : ['property'];
    case 'ExportSpecifier':
      return ['exported'];
    case 'JSXAttribute':
      return ['name'];
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return ['label'];
    default:
      return typeNames[node.type] ?? [];
  }
}

const skipped = new Set(['leadingComments', 'innerComments', 'trailingComments', 'extra', 'loc']);

/** Children of a node, without names that don't refer to a variable. */
export function childrenOf(node: Node): Node[] {
  const names = nameFields(node);
  return Object.entries(node)
    .filter(([field]) => !skipped.has(field) && !names.includes(field))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Removes parentheses and types: `x` of `(x as const)`. */
export function unwrap(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** Value of an expression without its type, or that of the constant that it names. */
export function constantOf(node: Node, constants: ReadonlyMap<string, Node>): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return constantOf(node.expression, constants);
    case 'Identifier': {
      const value = constants.get(node.name);
      return value?.type === 'ObjectExpression' ? value : node;
    }
    default:
      return node;
  }
}

/** Name of a property of an object literal, unless it's computed at run time. */
export function namedKey(node: Node): Named | undefined {
  if (node.type !== 'ObjectProperty' && node.type !== 'ObjectMethod') return undefined;
  const { key } = node;
  if (key.type === 'StringLiteral') return { name: key.value, line: lineOf(node) };
  return !node.computed && key.type === 'Identifier'
    ? { name: key.name, line: lineOf(node) }
    : undefined;
}
