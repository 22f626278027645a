import type { Definition, Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Text of an MDX comment, or `undefined` for other nodes. */
export const commentIn = (node: Nodes): string | undefined =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
    ? /^\s*\/\*([^]*)\*\/\s*$/.exec(node.value)?.[1]?.trim()
    : undefined;

/** Words that a section lacks, from the comment below its heading: `keywords: refetch, stale`. */
export const keywordsIn = (comment: string): string[] | undefined =>
  /^keywords:([^]*)/
    .exec(comment)?.[1]
    ?.split(',')
    .map((keyword) => keyword.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

type Directive = Extract<Nodes, { type: 'textDirective' | 'leafDirective' }>;

/** A directive as its text. Only callouts are directives: others are words with a colon. */
function textOfDirective(node: Directive, source: string): PhrasingContent[] {
  const { children, position } = node;
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const from = children[0]?.position?.start.offset ?? end;
  const to = children.at(-1)?.position?.end.offset ?? end;
  const text = (value: string): PhrasingContent[] => (value ? [{ type: 'text', value }] : []);
  return [...text(source.slice(start, from)), ...children, ...text(source.slice(to, end))];
}

/** Target of each reference: the first definition counts. */
export function definitionsIn(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Replaces references to pictures by pictures, whose files Docusaurus finds. */
export function resolvePictures(tree: Root): void {
  const definitions = definitionsIn(tree);
  visit(tree, 'imageReference', ({ identifier, alt, position }, index, parent) => {
    const target = definitions.get(identifier);
    if (!target || !parent || index === undefined) return;
    const { url, title } = target;
    parent.children[index] = { type: 'image', url, title, alt, position };
  });
}

/**
 * Changes what readers would see otherwise than it's written: words with a colon, and comments in
 * headings.
 * @param source with the positions of the tree
 */
export function normalizeTree(tree: Root, source: string): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    const isHeading = node.type === 'heading';
    const children = (node.children as Nodes[]).flatMap((child): Nodes[] => {
      const { type, position } = child;
      if (type === 'textDirective') return textOfDirective(child, source);
      if (type === 'leafDirective')
        return [{ type: 'paragraph', children: textOfDirective(child, source), position }];
      return isHeading && /^(?!#)/.test(commentIn(child) ?? '#') ? [] : [child];
    });
    const last = children.at(-1);
    if (isHeading && last?.type === 'text') last.value = last.value.trimEnd();
    node.children = children as never;
  });
}

/** 1-based. Nodes of the parser also have offsets in the source. */
interface Position {
  start: { line: number; column: number; offset?: number };
  end?: { offset?: number };
}

/** mdast's types omit the attributes of JSX. */
export interface PageNode {
  type: string;
  name?: string | null;
  children?: PageNode[];
  attributes?: { type: string; name?: string; value?: unknown; position?: Position }[];
  position?: Position;
}

export const isElement = (node: { type: string }): node is PageNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** 1-based position of a node; the start of the page for nodes that the build adds. */
export const positionOf = ({ position }: PageNode) => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** JSX elements of a tree, in source order. */
export function* elementsOf(node: PageNode): Generator<PageNode> {
  if (isElement(node)) yield node;
  for (const child of node.children ?? []) yield* elementsOf(child);
}

/** Value of an attribute: its string, the source of `{…}`, or `true` without a value. */
export type AttributeValue = string | { code: string } | true;

function valueOf(value: unknown): AttributeValue {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return true;
  return { code: String((value as { value?: unknown }).value ?? '').trim() };
}

/** Attributes of an element by name, without spread attributes. */
export const attributesOf = ({ attributes = [] }: PageNode): Record<string, AttributeValue> =>
  Object.fromEntries(
    attributes.flatMap(({ type, name, value }) =>
      type === 'mdxJsxAttribute' && name ? [[name, valueOf(value)]] : [],
    ),
  );

/** Attributes by name: strings, the source of `{…}`, or `true` without a value. */
export type WrittenAttributes = Readonly<Record<string, string | undefined>>;

export const sourceOf = (value: AttributeValue) =>
  value === true ? 'true' : typeof value === 'string' ? value : value.code;

export const writtenOf = (element: PageNode): WrittenAttributes =>
  Object.fromEntries(
    Object.entries(attributesOf(element)).map(([name, value]) => [name, sourceOf(value)]),
  );

/** Returns whether an attribute is an event handler: `onClick`, or `onclick` of HTML. */
export const isHandler = (name: string) => /^on[A-Za-z]/.test(name);

/** String value of an attribute, or `undefined` for other values. */
export function attributeText({ attributes }: PageNode, name: string): string | undefined {
  const value = attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function remove(tree: PageNode, nodes: ReadonlySet<PageNode>): void {
  if (!tree.children) return;
  tree.children = tree.children.filter((child) => !nodes.has(child));
  for (const child of tree.children) remove(child, nodes);
}

/** Creates `name="value"` on an element. */
export const attribute = (name: string, value: string) => ({
  type: 'mdxJsxAttribute' as const,
  name,
  value,
});
