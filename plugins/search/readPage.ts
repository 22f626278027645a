import { createSlugger } from '@docusaurus/utils';
import type { Code, Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { parseMdx } from '../shared/mdx';

/** A component placed in a page that renders content of its own: `<ApiProps name="Crud" />`. */
export interface PlacedComponent {
  component: string;
  /** Attributes with a fixed text. */
  attributes: Record<string, string>;
}

/** What stands between two headings. */
export interface Section {
  /** Element id of its heading; empty for what stands before the first. */
  anchor: string;
  /** Empty before the first heading. */
  title: string;
  /** Heading it is below, if any. */
  parent: string;
  /** Paragraphs, list items and rows as plain text. */
  blocks: string[];
  code: string[];
  components: PlacedComponent[];
}

const explicitId = /^#{1,6} .*\{#([\w-]+)\}[ \t]*$/;

/** The parser takes a table for a paragraph: its rows are blocks of their own, without the line below the head. */
function blocksOf(text: string): string[] {
  if (!/^\|.*\|$/m.test(text)) return [text.replace(/\s+/g, ' ').trim()];
  return text
    .split('\n')
    .filter((row) => !/^\|[\s:|-]+\|$/.test(row))
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' · '),
    );
}

function placed({ name, attributes }: MdxJsxFlowElement): PlacedComponent {
  const fixed = attributes.filter(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string',
  );
  return {
    component: name ?? '',
    attributes: Object.fromEntries(fixed.map(({ name: key, value }) => [key, value])),
  };
}

/** Code as it is searched: with the file it belongs to. */
const codeOf = ({ value, meta }: Code) =>
  `${/title="([^"]*)"/.exec(meta ?? '')?.[1] ?? ''}\n${value}`;

/**
 * The sections of a page, from its syntax tree.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export function readSections(source: string): Section[] {
  const lines = source.split(/\r?\n/);
  const slugger = createSlugger();
  const above: { depth: number; title: string }[] = [];
  let section: Section = {
    anchor: '',
    title: '',
    parent: '',
    blocks: [],
    code: [],
    components: [],
  };
  const sections = [section];

  const visit = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const title = toString(node).trim();
        const id = explicitId.exec(lines[(node.position?.start.line ?? 1) - 1] ?? '')?.[1];
        while ((above.at(-1)?.depth ?? 0) >= node.depth) above.pop();
        const parent = above.at(-1)?.title ?? '';
        above.push({ depth: node.depth, title });
        section = {
          anchor: id ?? slugger.slug(title),
          title,
          parent,
          blocks: [],
          code: [],
          components: [],
        };
        sections.push(section);
        return;
      }
      case 'paragraph':
        section.blocks.push(...blocksOf(toString(node)));
        return;
      case 'code':
        section.code.push(codeOf(node));
        return;
      case 'mdxJsxFlowElement':
        section.components.push(placed(node));
        node.children.forEach(visit);
        return;
      default:
        if ('children' in node) node.children.forEach(visit);
    }
  };
  visit(parseMdx(source));
  return sections;
}
