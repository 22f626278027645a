import { parseMdx } from '../shared/mdx';

/** A `<Demo>` element as a page writes it. */
export interface Placement {
  /** Attributes with a text value, and `true` for those without a value. `{…}` values are kept as their source text. */
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

/** The parts of a page's syntax tree that are read or written here. */
export interface PageNode {
  type: string;
  name?: string | null;
  children?: PageNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  position?: { start: { line: number; column: number } };
}

const isDemo = ({ type, name }: PageNode) =>
  name === 'Demo' && (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement');

/** The `<Demo>` elements of a page, in their order. What only looks like one, in code and comments, is none. */
export function* demoElements(node: PageNode): Generator<PageNode> {
  if (isDemo(node)) yield node;
  for (const child of node.children ?? []) yield* demoElements(child);
}

function valueOf(value: unknown): string | true {
  if (typeof value === 'string') return value;
  const expression = (value as { value?: unknown } | null | undefined)?.value;
  return typeof expression === 'string' ? expression.trim() : true;
}

/** A `<Demo>` element as data. */
export function placementOf({ attributes = [], position }: PageNode): Placement {
  return {
    attributes: Object.fromEntries(
      attributes.flatMap(({ type, name, value }) =>
        type === 'mdxJsxAttribute' && name ? [[name, valueOf(value)]] : [],
      ),
    ),
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}

/** Whether an attribute without a value or with one means yes: `iframe`, `iframe={true}`, but not `iframe={false}`. */
export const isOn = (value: string | true | undefined) => value !== undefined && value !== 'false';

/**
 * The `<Demo>` elements of a page as it is written.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  // The types of the tree leave out the attributes of JSX.
  return [...demoElements(parseMdx(page) as unknown as PageNode)].map(placementOf);
}
