import { fixedSize, sumOfSizes, textSize, type BodySize } from '../../src/site/bodySize';

/** Nodes of hast and of MDX. */
export interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: unknown;
  properties?: Record<string, unknown>;
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

/** A cell of a reference table with its label. Wide tables have no labels. */
const labeledCell: BodySize = { wide: 0, narrow: 40 };

/** Height of a component whose content isn't known here, such as a list of links, in px. */
const unknownComponent = 200;

const isComponent = ({ type }: Node) => type === 'mdxJsxFlowElement';

const attributeOf = ({ attributes = [] }: Node, name: string) =>
  (attributes as { name?: string; value?: unknown }[]).find((each) => each.name === name)?.value;

function sizeOfNode(node: Node): BodySize {
  if (node.type === 'text') return textSize(String(node.value).trim().length);
  if (node.name === 'CodeBlock') {
    // Readers see one of the two variants.
    if (attributeOf(node, 'variant') === 'JS') return fixedSize(0);
    const lines = String(attributeOf(node, 'html')).split('\n').length;
    const title = attributeOf(node, 'title') ? codeHeights.title : 0;
    return fixedSize(lines * codeHeights.line + codeHeights.around + title);
  }
  if (node.name === 'CodeTabs')
    return sizeOf((node.children ?? []).filter(isComponent).slice(0, 1));
  if (node.name === 'Demo') {
    const height = Number(attributeOf(node, 'height') ?? 300) || 300;
    return fixedSize(height + demoControls);
  }
  const own = blockMargins[node.tagName ?? node.name ?? ''];
  const isOpaque = isComponent(node) && own === undefined && node.children?.length === 0;
  return sumOfSizes([
    ...(node.properties?.dataLabel === undefined ? [] : [labeledCell]),
    fixedSize(own ?? (isOpaque ? unknownComponent : 0)),
    sizeOf(node.children ?? []),
  ]);
}

/** Total approximate size of consecutive nodes. */
export const sizeOf = (nodes: readonly unknown[]): BodySize =>
  sumOfSizes((nodes as Node[]).map(sizeOfNode));
