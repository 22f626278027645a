import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type DemosModel,
  findPlacements,
  readDemos,
  readTree,
  type Tree,
  demoSets,
} from '../model/demos/demos';
import { createInstallation, type Installation } from '../model/packages/installation';
import { readModule } from '../model/demos/parseModule';
import { writeNextPages } from '../model/versions/nextVersion';
import { collectDocs, type DocFile, isPartial } from '../model/pages/docFiles';
import { mdxProblem } from '../model/pages/mdxProblem';
import { type PageModel, parseTree, readPage } from '../model/pages/parsePage';
import type { Problem } from '../model/problems';
import { noCache, type ResultCache } from '../model/caches/resultCache';
import { type DocumentedVersion, documentedVersions } from '../model/versions/versions';
import { rootDir } from './rootDir';

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

/** Partials that a page imports, as paths relative to the root of the site. */
export const partialsIn = ({ file, source }: { file: string; source: string }): string[] =>
  [...source.matchAll(/^import\s[^'"]*['"](\.[^'"]*\.mdx?)['"]/gm)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );

/** Everything that checks read. */
export interface Site {
  /** Root of the site's sources. */
  siteDir: string;
  versions: DocumentedVersion[];
  pages: Page[];
  /**
   * Partials that pages import. They have no front matter, and the URL of a page that imports them.
   */
  partials: Page[];
  /** Pages and the source files beside them, by path. */
  tree: Tree;
  demos: DemosModel;
  installation: Installation;
  /** Results that depend only on their input, cached between runs. */
  cache: ResultCache;
}

function readPartials(
  tree: Tree,
  pages: Page[],
  versions: DocumentedVersion[],
  cache: ResultCache,
): Page[] {
  return [...tree].flatMap(([file, source]) => {
    const version = versions.find(({ dir }) => file.startsWith(`${dir}/`));
    if (!version || !isPartial(file)) return [];
    const importer = pages.find((page) => partialsIn(page).includes(file));
    const url = importer?.url ?? version.url;
    const empty = { description: '', frontMatter: {} };
    return [parsePage({ file, version, url, source, ...empty }, cache)];
  });
}

/** Reads the site from disk. Doesn't parse unchanged files again. */
export async function readSite(siteDir: string, cache: ResultCache): Promise<Site> {
  const versions = documentedVersions(siteDir);
  await writeNextPages(siteDir, versions);
  const sets = demoSets(versions);
  const dirs = sets.map(({ dir }) => dir).filter((dir) => existsSync(path.join(siteDir, dir)));
  const docs = await collectDocs(siteDir, versions);
  const tree = readTree(siteDir, dirs);
  const pages = docs.map((doc) => parsePage(doc, cache));
  return {
    siteDir,
    versions,
    pages,
    partials: readPartials(tree, pages, versions, cache),
    tree,
    demos: readDemos(tree, sets, {
      readModule: (file, source) =>
        cache.sync('module', [file, source], () => readModule(file, source)),
      findPlacements: (page) => cache.sync('placements', page, () => findPlacements(page)),
    }),
    installation: createInstallation(rootDir),
    cache,
  };
}

/** Content of a file of the site, or `undefined` if it is missing. */
export function readText(siteDir: string, file: string): string | undefined {
  const target = path.join(siteDir, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : undefined;
}
