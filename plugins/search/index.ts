import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'hast';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { products } from '../../model/facts/products';
import {
  excerptsFolder,
  excerptsPerFile,
  type IndexFile,
  indexFile,
  packSections,
  scopesFile,
  type SearchExcerpts,
  type SearchIndex,
  type SearchScope,
} from '../../model/facts/search/searchIndex';
import { packWords } from '../../model/facts/search/words';
import { collectDocs, type DocsOfVersion } from '../articles/collect';
import { articlesIn } from '../articles/read';
import { readPage } from '../../model/pages/parsePage';
import { commentIn, keywordsIn } from '../../model/pages/nodes';
import { isDevelopmentServer } from '../shared/command';
import { readText } from '../../model/files/files';
import { serveFolders } from '../shared/serveFolder';
import type { DocumentedVersion } from '../../model/versions/versions';
import { indexPage, type IndexedPage, type Keywords } from './indexPage';
import { readSections } from './sections';
import { indexedWords, withoutFrequentWords } from './texts';

const scopeOf = ({ product, name, label, isLast }: DocumentedVersion): SearchScope => ({
  id: `docs-${product}-${name}`,
  product: products[product].name,
  version: label,
  isLast,
});

/** Keywords in the comments below the headings of a page, which only its source contains. */
export function keywordsOf(source: string): Keywords {
  const { tree, headings } = readPage(source);
  const nextHeading = headings.values();
  const keywords = new Map<string, string[]>();
  let anchor = '';
  visit(tree, (node) => {
    if (node.type === 'heading') anchor = nextHeading.next().value?.id ?? '';
    const found = keywordsIn(commentIn(node) ?? '') ?? [];
    keywords.set(anchor, [...(keywords.get(anchor) ?? []), ...found]);
  });
  return keywords;
}

/**
 * Removes repeated types. Every page that mentions a type lists it; only the first page in reading
 * order has it in the index.
 */
function withoutRepeatedTypes(pages: readonly IndexedPage[]): IndexedPage[] {
  const seen = new Set<string>();
  return pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ kind, title }) => {
      const isKept = kind !== 'type' || !seen.has(title);
      if (kind === 'type') seen.add(title);
      return isKept;
    }),
  }));
}

/** The index of a version, and its excerpt files in order. */
export function toIndex(
  scope: string,
  scopes: SearchScope[],
  pages: readonly IndexedPage[],
): { index: SearchIndex; excerpts: SearchExcerpts[] } {
  const unique = withoutRepeatedTypes(pages);
  const texts = unique.flatMap(({ text, sections }) =>
    withoutFrequentWords([text, ...sections.map((section) => section.text)]),
  );
  const all = texts.map(({ excerpt }) => excerpt);
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
  const excerpts = Array.from({ length: Math.ceil(all.length / excerptsPerFile) }, (_, file) =>
    all.slice(file * excerptsPerFile, (file + 1) * excerptsPerFile),
  );
  return {
    index: {
      ...{ scope, scopes, excerpts: excerptsFolder(scope, hash) },
      text: packWords(indexedWords(texts)),
      pages: unique.map(({ doc, kind, names, sections }) => [
        doc.path,
        doc.title,
        kind,
        doc.groups.join(' › '),
        doc.description,
        names,
        packSections(kind, sections),
      ]),
    },
    excerpts,
  };
}

/**
 * All files of the index: for each version its index and excerpts, and the list of versions.
 * @param articleOf returns the article of the page at a URL
 * @param language of the pages
 */
function buildIndex(
  collected: readonly DocsOfVersion[],
  articleOf: (url: string) => Root,
  language: string,
): IndexFile[] {
  const scopes = collected.map(({ version }) => scopeOf(version));
  const files = collected.flatMap(({ version, docs }): IndexFile[] => {
    const { id } = scopeOf(version);
    const propKind = products[version.product].apiFormat === 'editor' ? 'property' : 'prop';
    const pages = docs.map((doc) => {
      const keywords = keywordsOf(readText(doc.file));
      const sections = readSections(articleOf(doc.path), propKind);
      return indexPage({ doc, version, keywords, language }, sections);
    });
    const { index, excerpts } = toIndex(id, scopes, pages);
    return [
      { path: indexFile(id), contents: JSON.stringify(index) },
      ...excerpts.map((texts, file) => ({
        path: `${index.excerpts}/${file}.json`,
        contents: JSON.stringify(texts),
      })),
    ];
  });
  return [{ path: scopesFile, contents: JSON.stringify(scopes) }, ...files];
}

/**
 * Creates the search index from the built pages. With `npm start`, the search finds what the last
 * build contains.
 */
export function search(
  { siteDir, baseUrl, i18n, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const built = path.join(siteDir, 'build', baseUrl);
  if (isDevelopmentServer() && !existsSync(path.join(built, scopesFile)))
    console.warn('The search finds nothing yet: npm run build creates its index.');
  let collected: DocsOfVersion[] = [];
  return {
    name: 'search',

    allContentLoaded({ allContent }) {
      collected = collectDocs(siteDir, versions, allContent);
    },

    configureWebpack: (_config, isServer) =>
      isServer || !isDevelopmentServer()
        ? {}
        : serveFolders(
            ['search', 'assets/search'].map((folder) => ({
              directory: path.join(built, folder),
              publicPath: `${baseUrl}${folder}`,
            })),
          ),

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const articleOf = articlesIn(root, generatedFilesDir);
      for (const file of buildIndex(collected, articleOf, i18n.currentLocale)) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, file.contents);
      }
    },
  };
}
