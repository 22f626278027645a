/** The parts of a page's syntax tree that are read and written here. mdast's own types leave out the attributes of JSX. */
export interface PageNode {
  type: string;
  name?: string | null;
  children?: PageNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number; column: number } };
}

/** The JSX elements of a page, in their order. What only looks like one, in code and comments, is none. */
export function* elementsOf(node: PageNode): Generator<PageNode> {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') yield node;
  for (const child of node.children ?? []) yield* elementsOf(child);
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
