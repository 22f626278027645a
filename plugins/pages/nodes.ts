/**
 * The parts of a page's syntax tree that are read and written here. mdast's own types leave out the
 * attributes of JSX.
 */
export interface PageNode {
  type: string;
  name?: string | null;
  children?: PageNode[];
  attributes?: { type: string; name?: string; value?: unknown; position?: unknown }[];
  position?: { start: { line: number; column: number } };
}

/** Whether a node is a JSX element. */
export const isElement = (node: { type: string }): node is PageNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** 1-based place of a node; the start of the page for nodes that the build adds. */
export const placeOf = ({ position }: PageNode) => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** The JSX elements of a tree, in their order. */
export function* elementsOf(node: PageNode): Generator<PageNode> {
  if (isElement(node)) yield node;
  for (const child of node.children ?? []) yield* elementsOf(child);
}

/** Value of an attribute: its text, the source of `{…}`, or `true` without one. */
export type AttributeValue = string | { code: string } | true;

function valueOf(value: unknown): AttributeValue {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return true;
  return { code: String((value as { value?: unknown }).value ?? '').trim() };
}

/** The attributes of an element by name, without spread ones. */
export const attributesOf = ({ attributes = [] }: PageNode): Record<string, AttributeValue> =>
  Object.fromEntries(
    attributes.flatMap(({ type, name, value }) =>
      type === 'mdxJsxAttribute' && name ? [[name, valueOf(value)]] : [],
    ),
  );

/**
 * Attributes as a page has them, by name: texts, or the source of `{…}`. An attribute without a
 * value is `true`.
 */
export type WrittenAttributes = Readonly<Record<string, string | undefined>>;

export const sourceOf = (value: AttributeValue) =>
  value === true ? 'true' : typeof value === 'string' ? value : value.code;

/** The attributes of an element as they are written. */
export const writtenOf = (element: PageNode): WrittenAttributes =>
  Object.fromEntries(
    Object.entries(attributesOf(element)).map(([name, value]) => [name, sourceOf(value)]),
  );

/** Returns whether an attribute is an event handler: `onClick`, or `onclick` of HTML. */
export const isHandler = (name: string) => /^on[A-Za-z]/.test(name);

/** The text of an attribute, or nothing for other values. */
export function textOf({ attributes }: PageNode, name: string): string | undefined {
  const value = attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Takes nodes out of a tree. */
export function remove(tree: PageNode, nodes: ReadonlySet<PageNode>): void {
  if (!tree.children) return;
  tree.children = tree.children.filter((child) => !nodes.has(child));
  for (const child of tree.children) remove(child, nodes);
}

/** `name="value"` on an element. */
export const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});

const identifier = (name: string) => ({ type: 'Identifier', name });

/** `name={variable}` on an element, `name={[one, two]}` for a list of variables. */
export function expression(name: string, variable: string | readonly string[]) {
  const isOne = typeof variable === 'string';
  const value = isOne
    ? identifier(variable)
    : { type: 'ArrayExpression', elements: variable.map(identifier) };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: isOne ? variable : `[${variable.join(', ')}]`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression: value }],
        },
      },
    },
  };
}

/** `import variable from 'from';` at the head of a page. */
export const importNode = (variable: string, from: string) => ({
  type: 'mdxjsEsm',
  value: `import ${variable} from ${JSON.stringify(from)};`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(variable) }],
          source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
        },
      ],
    },
  },
});
