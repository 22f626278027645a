import { createHash } from 'node:crypto';
import { visit } from 'unist-util-visit';
import { productList, products } from '../../model/facts/products';
import {
  excerptsFolder,
  excerptsPerFile,
  type IndexFile,
  indexFile,
  packSections,
  scopesFile,
  type SearchExcerpts,
  type SearchIndex,
  type SearchKind,
  type SearchScope,
  type SearchSection,
} from '../../model/facts/search/searchIndex';
import { packWords } from '../../model/facts/search/words';
import { readText } from '../../model/files/files';
import { commentIn, keywordsIn } from '../../model/pages/nodes';
import { readPage } from '../../model/pages/parsePage';
import type { DocumentedVersion } from '../../model/versions/versions';
import type { Doc, DocsOfVersion } from '../articles/articles';
import type { BuiltPage } from '../articles/builtPages';
import type { Section } from './sections';
import {
  emptyText,
  errorsIn,
  indexedWords,
  textOf,
  withoutFrequentWords,
  withoutNames,
  type IndexedText,
} from './texts';

interface IndexedSection extends SearchSection {
  text: IndexedText;
}

interface IndexedPage {
  doc: Doc;
  kind: SearchKind;
  names: string;
  /** Content before the first heading. */
  text: IndexedText;
  sections: IndexedSection[];
}

/**
 * Kind of a page by the beginning of its path in the folder of its version. The first match
 * applies; all others are guides.
 */
const kindsByPath: [start: string, kind: SearchKind][] = [
  ['api/', 'api'],
  ['components/', 'component'],
  ['reference/components/', 'component'],
  ['reference/api/', 'api'],
  ['how-to-guides/', 'howTo'],
  ['introduction/api-changes.', 'upgrade'],
  ['introduction/upgrading.', 'upgrade'],
  ['getting-started/moving-to-core.', 'upgrade'],
];

function pageKind({ page }: Doc, version: DocumentedVersion): SearchKind {
  const file = page.slice(version.dir.length + 1);
  return kindsByPath.find(([start]) => file.startsWith(start))?.[1] ?? 'guide';
}

/** Words that readers may search for and a section lacks, by the anchor of the section. */
type Keywords = ReadonlyMap<string, readonly string[]>;

/**
 * Sections for a heading, the rows of its tables, and the error messages that it quotes. A heading
 * has the kind of its page.
 */
function sectionsOf(
  { anchor, title, parent, names, blocks, code, entries }: Section,
  kind: SearchKind,
  { doc, keywords, language }: PageContext,
): IndexedSection[] {
  const words = [...(keywords.get(anchor) ?? []), ...names].join(' ');
  const name = doc.title.replace(/ API$/, '');
  return [
    {
      ...{ title, keywords: words, anchor, kind, context: parent },
      text: textOf(blocks, code, language),
    },
    ...entries.map(({ since, ...entry }) => ({
      ...{ anchor: entry.anchor, title: entry.title, keywords: '' },
      kind: entry.kind,
      context: entry.parents.join('.') || name,
      text: withSince(textOf([entry.text], [], language), since),
    })),
    ...errorsIn(blocks, code).map((message) => ({
      ...{ title: message, keywords: '', anchor, context: title, text: emptyText },
      kind: 'error' as const,
    })),
  ];
}

/** Adds a line to the excerpt that isn't searched. */
const withSince = (text: IndexedText, since: string | undefined): IndexedText =>
  since ? { ...text, excerpt: `${since}\n${text.excerpt}` } : text;

/** Words in the URLs of many pages. */
const commonWords = ['toolpad', 'react', ...productList.map(({ key }): string => key)];

/**
 * Words in the URL that the title lacks, the sidebar label, and the keywords in the front matter.
 */
function namesOf({ path: url, title, label, keywords }: Doc): string {
  const own = title.toLowerCase();
  const words = url
    .split(/[/-]+/)
    .filter((word) => word.length > 2 && !commonWords.includes(word))
    .filter((word) => !own.includes(word));
  const names = [...words, ...(own.includes(label.toLowerCase()) ? [] : [label]), ...keywords];
  return [...new Set(names)].join(' ');
}

/** Leaves out words that are part of the surrounding names, because a search finds them there. */
function withoutRepetition(section: IndexedSection, pageTitle: string): IndexedSection {
  const names = [pageTitle, section.title, section.context];
  const keywords = [...new Set(withoutNames(section.keywords.split(' '), names))].join(' ');
  return { ...section, keywords, text: textWithoutNames(section.text, [...names, keywords]) };
}

const textWithoutNames = (text: IndexedText, names: string[]): IndexedText => ({
  ...text,
  words: withoutNames(text.words, names),
  codeWords: withoutNames(text.codeWords, names),
});

/** What the entries of a page depend on, except for its content. */
interface PageContext {
  doc: Doc;
  version: DocumentedVersion;
  keywords: Keywords;
  language: string;
}

/** Creates the index entries of a page. */
export function indexPage(context: PageContext, all: readonly Section[]): IndexedPage {
  const { doc, version } = context;
  const kind = pageKind(doc, version);
  // Content before the first heading belongs to the page itself.
  const [intro, ...sections] = all.flatMap((each) => sectionsOf(each, kind, context));
  return {
    ...{ doc, kind, names: namesOf(doc) },
    text: textWithoutNames(intro?.text ?? emptyText, [doc.title, doc.description]),
    sections: sections.map((section) => withoutRepetition(section, doc.title)),
  };
}

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
 * @param built the pages by URL
 * @param language of the pages
 */
export function buildIndex(
  collected: readonly DocsOfVersion[],
  built: ReadonlyMap<string, BuiltPage>,
  language: string,
): IndexFile[] {
  const scopes = collected.map(({ version }) => scopeOf(version));
  const files = collected.flatMap(({ version, docs }): IndexFile[] => {
    const { id } = scopeOf(version);
    const pages = docs.flatMap((doc) => {
      const page = built.get(doc.path);
      if (!page || (page.isHidden && version.isLast)) return [];
      const keywords = keywordsOf(readText(doc.file));
      return indexPage({ doc, version, keywords, language }, page.sections);
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
