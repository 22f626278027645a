import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { noCache, type ResultCache } from '../caches/resultCache';
import type { Problem } from '../problems';
import type { DocFile } from './docFiles';
import { mdxProblem } from './mdxProblem';
import { type PageModel, parseTree, readPage } from './parsePage';

/** A page with its parsed content. */
export interface Page extends DocFile, Omit<PageModel, 'tree'> {
  lines: string[];
  /** Missing if the page isn't valid MDX. */
  tree?: Root;
  /** Reason why the page isn't valid MDX. */
  syntax?: Problem;
  /** Returns whether a line, 1-based, is part of a fence, the front matter, or a comment. */
  isCode: (line: number) => boolean;
}

const unreadable = { headings: [], fences: [], elements: [], links: [], images: [] };

const opaque = new Set(['code', 'yaml', 'toml', 'mdxjsEsm', 'mdxFlowExpression']);

function codeLines(tree: Root): Set<number> {
  const found = new Set<number>();
  visit(tree, ({ type, position }: Nodes) => {
    if (!opaque.has(type) || !position) return;
    for (let line = position.start.line; line <= position.end.line; line += 1) found.add(line);
  });
  return found;
}

/** Syntax tree as JSON, which can be cached. JSON has no type for large integers in expressions. */
const toJson = (tree: Root) =>
  JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ) as Root;

/** Parses a page. Without valid MDX, the page has no content. */
export function parsePage(doc: DocFile, cache: ResultCache = noCache): Page {
  const lines = doc.source.split(/\r?\n/);
  const { frontMatterProblem: problem } = doc;
  // Markdown would treat misplaced front matter as headings and text.
  if (problem?.rule === 'front-matter/place')
    return { ...doc, ...unreadable, lines, syntax: problem, isCode: () => false };
  try {
    const page = readPage(doc.source, (source) =>
      cache.sync('tree', source, () => toJson(parseTree(source))),
    );
    const code = codeLines(page.tree);
    return { ...doc, ...page, lines, isCode: (line) => code.has(line) };
  } catch (error) {
    const syntax = mdxProblem(doc.file, error, 'mdx/syntax', doc.source);
    return { ...doc, ...unreadable, lines, syntax, isCode: () => false };
  }
}
