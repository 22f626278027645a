import { visit } from 'unist-util-visit';
import type { Page } from '../site';

/** A node of JavaScript's syntax tree, as far as it is read here. */
export interface EsNode {
  type: string;
  name?: string;
  value?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is EsNode =>
  typeof value === 'object' && value !== null && typeof (value as EsNode).type === 'string';

const namedByParent: Record<string, string[]> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
};

/** Names that a tree declares anywhere in it: variables, functions, parameters, imports. */
export function declared(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((each) => declared(each, names));
  if (!isNode(node)) return;
  const add = (pattern: unknown): void => {
    if (Array.isArray(pattern)) pattern.forEach(add);
    else if (isNode(pattern)) {
      if (pattern.type === 'Identifier' && pattern.name) names.add(pattern.name);
      else
        for (const key of ['elements', 'properties', 'value', 'argument', 'left'])
          add(pattern[key]);
    }
  };
  if (node.type === 'VariableDeclarator') add(node.id);
  if (/Function|Class/.test(node.type)) {
    add(node.id);
    add(node.params);
  }
  if (/^Import.*Specifier$/.test(node.type)) add(node.local);
  if (node.type === 'CatchClause') add(node.param);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') declared(value, names);
}

/** Identifiers that a tree reads. */
export function* identifiers(node: unknown, skip = false): Generator<EsNode> {
  if (Array.isArray(node)) for (const each of node) yield* identifiers(each);
  if (!isNode(node)) return;
  if (node.type === 'Identifier' && !skip) yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'comments') continue;
    const isName = namedByParent[node.type]?.includes(key) && node.computed !== true;
    yield* identifiers(value, isName);
  }
}

/** JavaScript with its place in the page, 1-based. */
export interface Scripted {
  value: string;
  estree: unknown;
  line: number;
  column: number;
}

/** All JavaScript of a page: `{…}` in text and attributes, imports and exports. */
export function scriptsOf({ tree }: Page): { expressions: Scripted[]; modules: Scripted[] } {
  const expressions: Scripted[] = [];
  const modules: Scripted[] = [];
  if (!tree) return { expressions, modules };
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const script = (from: { value?: unknown; data?: { estree?: unknown } }): Scripted => ({
      value: String(from.value ?? ''),
      estree: from.data?.estree,
      line,
      column,
    });
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      expressions.push(script(node as never));
    if (node.type === 'mdxjsEsm') modules.push(script(node as never));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of (node as { attributes?: { value?: unknown }[] }).attributes ?? [])
      if (typeof attribute.value === 'object' && attribute.value !== null)
        expressions.push(script(attribute.value));
  });
  return { expressions, modules };
}

/** Names that the imports and exports of a page bring. */
export function ownNames(page: Page): Set<string> {
  const names = new Set<string>();
  for (const { estree } of scriptsOf(page).modules) declared(estree, names);
  return names;
}
