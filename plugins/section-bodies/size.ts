/**
 * Approximate size of a part of a page: text wraps depending on the width, and everything else has
 * a fixed height.
 */
export interface Size {
  /** Height of content that doesn't wrap, in px. */
  px: number;
  /** Number of characters in running text. */
  characters: number;
}

/** Nodes of hast and of MDX. */
export interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: unknown;
  attributes?: unknown[];
  children?: Node[];
}

/** Height of a line of code, and of the paddings, borders, and margin around code. In px. */
const codeHeights = { line: 21.6, around: 54, title: 37 };

/** Toolbar, margins and preview lines of a demo, in px. */
const demoControls = 240;

/** Margins of a block and the unused end of its last line, in px. */
const blockMargins: Record<string, number> = {
  p: 28,
  li: 18,
  tr: 32,
  h4: 56,
  table: 24,
  summary: 44,
};

/** A component that renders its own content, such as an API table, in px. */
const unknownComponent = 600;

const isComponent = ({ type }: Node) => type === 'mdxJsxFlowElement';

const attributeOf = ({ attributes = [] }: Node, name: string) =>
  (attributes as { name?: string; value?: unknown }[]).find((each) => each.name === name)?.value;

function sizeOfNode(node: Node): Size {
  const none = { px: 0, characters: 0 };
  if (node.type === 'text') return { px: 0, characters: String(node.value).trim().length };
  if (node.name === 'CodeBlock') {
    // Readers see one of the two variants.
    if (attributeOf(node, 'variant') === 'JS') return none;
    const lines = String(attributeOf(node, 'html')).split('\n').length;
    const title = attributeOf(node, 'title') ? codeHeights.title : 0;
    return { px: lines * codeHeights.line + codeHeights.around + title, characters: 0 };
  }
  if (node.name === 'CodeTabs')
    return sizeOf((node.children ?? []).filter(isComponent).slice(0, 1));
  if (node.name === 'Demo') {
    const height = Number(attributeOf(node, 'height') ?? 300) || 300;
    return { px: height + demoControls, characters: 0 };
  }
  const own = blockMargins[node.tagName ?? node.name ?? ''];
  const content = sizeOf(node.children ?? []);
  const isOpaque = isComponent(node) && own === undefined && node.children?.length === 0;
  return { ...content, px: content.px + (own ?? (isOpaque ? unknownComponent : 0)) };
}

/** Total approximate size of consecutive nodes. */
export function sizeOf(nodes: readonly unknown[]): Size {
  const sizes = (nodes as Node[]).map(sizeOfNode);
  const sum = (key: keyof Size) => Math.round(sizes.reduce((total, size) => total + size[key], 0));
  return { px: sum('px'), characters: sum('characters') };
}
