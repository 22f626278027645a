import { parseMdx } from '../shared/mdx';
import { elementsOf, type PageNode } from '../shared/mdxNodes';

/** A `<Demo>` element as a page writes it. */
export interface Placement {
  /** Attributes with a text value, and `true` for those without a value. `{…}` values are kept as their source text. */
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

/** The `<Demo>` elements of a page, in their order. */
export function* demoElements(tree: PageNode): Generator<PageNode> {
  for (const element of elementsOf(tree)) if (element.name === 'Demo') yield element;
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
  return [...demoElements(parseMdx(page) as unknown as PageNode)].map(placementOf);
}
