import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMeta, type FenceMeta } from '../code/fenceMeta';
import type { Problem } from '../problems';
import explanations from './syntaxProblems.json';
import { isElement, attributeText, definitionsIn, normalizeTree, type PageNode } from './nodes';

/** 1-based. */
interface Position {
  line: number;
  column: number;
}

/** A heading with the ID that Docusaurus gives it. */
export interface PageHeading extends Position {
  depth: number;
  title: string;
  id: string;
  /** ID after the heading in the source, if any. */
  explicit?: string;
}

export interface PageFence extends Position {
  /** Empty if missing. */
  language: string;
  meta: FenceMeta;
  code: string;
  /** ID of the heading above; empty above the first one. */
  section: string;
  /** Line of the closing fence. */
  lastLine: number;
}

export interface PageLink extends Position {
  type: 'link' | 'definition' | 'href';
  url: string;
  /** Label of the link. Text rendered by an element in it is "…". */
  text: string;
}

interface PageImage extends Position {
  url: string;
  alt: string;
}

export interface PageModel {
  /** Syntax tree with GFM, directives, and MDX. It's shared, so callers must not change it. */
  tree: Root;
  headings: PageHeading[];
  fences: PageFence[];
  /** JSX elements, except in code and comments. */
  elements: PageNode[];
  links: PageLink[];
  images: PageImage[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Splits the line of a heading into its text and the ID after it. */
function splitHeading(line: string): { text: string; id?: string } {
  const classic = parseMarkdownHeadingId(line.trimEnd());
  return classic.id === undefined ? parseMarkdownHeadingId(classic.text, 'mdx-comment') : classic;
}

const headingOrFence = /^#{1,6}(?!#).*|^[\s>]*(`{3,}|~{3,})[^]*?\n[\s>]*\1[`~]*$/gm;

/** IDs after headings aren't valid MDX. Spaces keep the positions of what follows. */
const blankHeadingIds = (source: string) =>
  source.replace(headingOrFence, (text, fence) =>
    fence ? text : splitHeading(text).text.padEnd(text.length),
  );

function linkText(node: Nodes): string {
  const text = toString(node).trim();
  const hasElement =
    'children' in node && node.children.some(({ type }) => /^mdxJsx|^image/.test(type));
  return text === '' && hasElement ? '…' : text;
}

export function parseTree(source: string): Root {
  const tree = parser.parse(blankHeadingIds(source));
  normalizeTree(tree, source);
  return tree;
}

/** Node of an import or an element that a plugin adds to a page, without positions. */
export const nodeOf = (source: string) =>
  JSON.parse(
    JSON.stringify(parser.parse(source).children[0], (key, value: unknown) =>
      /^(?:position|start|end|loc|range)$/.test(key) ? undefined : value,
    ),
  ) as PageNode;

function parse(source: string, tree: Root): PageModel {
  const lines = source.split(/\r?\n/);
  const slugger = createSlugger();
  const definitions = definitionsIn(tree);
  const page: PageModel = { tree, headings: [], fences: [], elements: [], links: [], images: [] };

  const fenceOf = ({ lang, meta, value, position }: Code) => ({
    language: lang ?? '',
    meta: parseMeta(meta),
    code: value,
    section: page.headings.at(-1)?.id ?? '',
    lastLine: position?.end.line ?? 1,
  });

  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const position = { line, column };
    if (node.type === 'heading') {
      const text = toString(node);
      const title = text.trim();
      const { id: explicit } = splitHeading(lines[line - 1] ?? '');
      const id = explicit ?? slugger.slug(text);
      page.headings.push({ depth: node.depth, title, id, explicit, ...position });
    } else if (node.type === 'code') page.fences.push({ ...fenceOf(node), ...position });
    else if (node.type === 'image' || node.type === 'imageReference') {
      const { url } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {});
      if (url !== undefined) page.images.push({ url, alt: node.alt ?? '', ...position });
    } else if (node.type === 'link' || node.type === 'definition')
      page.links.push({ type: node.type, url: node.url, text: linkText(node), ...position });
    else if (isElement(node)) {
      page.elements.push(node);
      const url = attributeText(node, 'href');
      if (url !== undefined) page.links.push({ type: 'href', url, text: '', ...position });
    }
  });
  return page;
}

/** Pages that were read last, latest at the end. There's room for all pages of the site. */
const pages = new Map<string, () => PageModel>();
const maxPages = 500;

function attempt(source: string, toTree: typeof parseTree): () => PageModel {
  try {
    const page = parse(source, toTree(source));
    return () => page;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Parses the same source once. @throws a `VFileMessage` if the page isn't valid MDX */
export function readPage(source: string, toTree = parseTree): PageModel {
  const page = pages.get(source) ?? attempt(source, toTree);
  pages.delete(source);
  pages.set(source, page);
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
  return page();
}

interface SyntaxPosition {
  line?: number;
  column?: number;
  reason?: string;
}

export const formulaNote =
  "This site doesn't render formulas: use plain text, `code`, or a picture.";

export function mdxProblem(file: string, error: unknown, rule: string, source = ''): Problem {
  const { reason = String(error), ...position } = error as SyntaxPosition;
  // The reason contains the position of a tag that is never closed. The parser's own position is
  // the end of the page, or missing.
  const [, openLine, openColumn] = /closing tag for `[^`]*` \((\d+):(\d+)-/.exec(reason) ?? [];
  const line = Number(openLine ?? position.line ?? 1);
  const column = Number(openColumn ?? position.column ?? 1);
  const row = explanations.find((each) => new RegExp(each.reason).test(reason));
  const [, tag = ''] = new RegExp(row?.reason ?? '').exec(reason) ?? [];
  const text = source.split('\n')[line - 1] ?? '';
  const [, spacedId] = /^#+ .*\{\s*#\s*([\w-]+)\s*\}\s*$/.exec(text) ?? [];
  const [id] = /^\{#[^}]*\}/.exec(text.slice(column - 2)) ?? [];
  const isFormula = /\\[a-z]+\{|[_^]\{/i.test(text);
  const { problem, note } = isFormula
    ? { problem: 'the braces belong to a formula.', note: formulaNote }
    : spacedId
      ? { problem: 'the ID of the heading has spaces around it.', note: `Write {#${spacedId}}.` }
      : id
        ? {
            problem: `${id} is possible only at the end of a heading that starts a line.`,
            note: `Write "## Title ${id}", or \\{ for a brace.`,
          }
        : (row ?? { problem: reason.replace(/\.?$/, '.'), note: undefined });
  const message = `The page isn't valid MDX: ${problem.replace('$1', tag)}`;
  return { file, line, column, rule, message, note: note?.replaceAll('$1', tag) };
}
