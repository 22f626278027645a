import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { noCache, type ResultCache } from '../caches/resultCache';
import type { Sources } from '../files/files';
import type { Problem } from '../problems';
import type { DocumentedVersion } from '../versions/versions';
import { misplacedFrontMatter, pageUrl, parseFrontMatter, yamlProblem } from './frontMatter';
import { mdxProblem, type PageModel, parseTree, readPage } from './parsePage';

/** `.md` and `.mdx` have the same syntax. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** A part that pages import: `_requirements.mdx`, or any file in a `_shared/` folder. */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);

export interface DocFile {
  file: string;
  version: DocumentedVersion;
  /** URL with trailing slash, without language. */
  url: string;
  description: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** Reason why `frontMatter` has only a slug: the YAML is invalid, or not at its place. */
  frontMatterProblem?: Problem;
}

/** Slug of a page with invalid YAML in its front matter. Links to that page are still valid. */
function slugOf(source: string): Record<string, unknown> {
  const [, slug] = /^\s*slug: *["']?([^\s"']+)/m.exec(source) ?? [];
  return slug === undefined ? {} : { slug };
}

function frontMatterOf(
  file: string,
  source: string,
): Pick<DocFile, 'frontMatter' | 'frontMatterProblem'> {
  const misplaced = misplacedFrontMatter(source, file);
  if (misplaced) return { frontMatter: slugOf(source), frontMatterProblem: misplaced };
  try {
    return { frontMatter: parseFrontMatter(source).frontMatter };
  } catch (error) {
    return { frontMatter: slugOf(source), frontMatterProblem: yamlProblem(error, file, source) };
  }
}

function docOf(version: DocumentedVersion, file: string, source: string): DocFile {
  const { frontMatter, frontMatterProblem } = frontMatterOf(file, source);
  return {
    file,
    version,
    url: pageUrl(frontMatter, version.url),
    description: String(frontMatter.description ?? ''),
    frontMatter,
    source,
    frontMatterProblem,
  };
}

/** Pages in the folders of versions, sorted. @param folderOf folder of a version's pages */
export const docsIn = (
  sources: Sources,
  versions: readonly DocumentedVersion[],
  folderOf: (version: DocumentedVersion) => string = ({ dir }) => dir,
): DocFile[] =>
  versions.flatMap((version) =>
    [...sources]
      .filter(([file]) => file.startsWith(`${folderOf(version)}/`) && isPage(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, source]) => docOf(version, file, source)),
  );

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
