import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blankHeadingIds, mdxMistake } from '../../plugins/shared/mdx';
import type { PageNode } from '../../plugins/shared/mdxNodes';
import type { Mistake } from '../../plugins/shared/mistakes';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** A heading with the id it gets. */
export interface PageHeading {
  depth: number;
  title: string;
  id: string;
  /** The id as it is written behind the heading, if it is. */
  explicit?: string;
  line: number;
  column: number;
}

/** What the text of a page says by itself. */
export interface ParsedPage {
  lines: string[];
  /** Missing where the page is not MDX. */
  tree?: Root;
  /** Why it is not. */
  syntax?: Mistake;
  headings: PageHeading[];
  /** JSX elements in their order. */
  elements: PageNode[];
  /** Whether a line, 1-based, lies in a fence of code, in the front matter or in a comment. */
  isCode: (line: number) => boolean;
}

function headingsOf(tree: Root, lines: string[]): PageHeading[] {
  const slugger = createSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const title = toString(node).trim();
    const explicit = parseMarkdownHeadingId((lines[line - 1] ?? '').trimEnd()).id;
    headings.push({
      depth: node.depth,
      title,
      id: explicit ?? slugger.slug(title),
      ...(explicit === undefined ? {} : { explicit }),
      line,
      column,
    });
  });
  return headings;
}

const opaque = new Set(['code', 'yaml', 'toml', 'mdxjsEsm', 'mdxFlowExpression']);

function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, (node) => {
    if (!opaque.has(node.type) || !node.position) return;
    for (let line = node.position.start.line; line <= node.position.end.line; line += 1)
      found.add(line);
  });
  return found;
}

function elementsIn(tree: Root): PageNode[] {
  const found: PageNode[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      found.push(node as unknown as PageNode);
  });
  return found;
}

const known = new Map<string, { source: string; parsed: ParsedPage }>();

/** Parses a page. A text that was parsed last is not parsed again. */
export function parsePage(file: string, source: string): ParsedPage {
  const before = known.get(file);
  if (before?.source === source) return before.parsed;
  const parsed = parse(file, source);
  known.set(file, { source, parsed });
  return parsed;
}

function parse(file: string, source: string): ParsedPage {
  const lines = source.split(/\r?\n/);
  try {
    const tree = parser.parse(blankHeadingIds(source));
    const code = codeLines(tree);
    return {
      lines,
      tree,
      headings: headingsOf(tree, lines),
      elements: elementsIn(tree),
      isCode: (line) => code.has(line),
    };
  } catch (error) {
    return {
      lines,
      syntax: mdxMistake(file, error, 'mdx/syntax'),
      headings: [],
      elements: [],
      isCode: () => false,
    };
  }
}
