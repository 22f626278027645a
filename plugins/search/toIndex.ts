import { createHash } from 'node:crypto';
import { defaultLanguage } from '../../src/site/languages';
import { stopWordsOf } from '../../src/site/stopWords';
import {
  excerptsFolder,
  excerptsPerFile,
  defaultAnchor,
  type SearchEntry,
  type SearchExcerpts,
  type SearchIndex,
  type SearchKind,
  type SearchPage,
  type SearchScope,
} from '../../src/site/search';
import { productList } from '../../src/site/products';
import { isIndexed, packWords, splitName, splitWords } from '../../src/site/searchWords';
import type { TagContext } from '../../src/tags/define';
import { tags } from '../tags';
import type { SearchDoc, SearchVersion } from './collect';
import { errorsIn } from './errors';
import { identifiersOf } from './identifiers';
import { shorten } from './shorten';
import type { Section } from './readPage';

/** Content of a page or of an entry. */
export interface IndexedText {
  excerpt: string;
  /** Words without duplicates and without stop words. */
  words: string[];
}

/** A page's part of the index. */
export interface IndexedPage {
  page: SearchPage;
  /** Content of the page, followed by its entries. */
  texts: IndexedText[];
}

/**
 * Kind of a page by the beginning of its path in the folder of its version. The first match
 * applies; all others are guides.
 */
const kindsByFolder: [folder: string, kind: SearchKind][] = [
  ['api/', 'api'],
  ['components/', 'component'],
  ['reference/components/', 'component'],
  ['reference/api/', 'api'],
  ['how-to-guides/', 'howTo'],
];

function kindOf({ page, version }: TagContext): SearchKind {
  const file = page.slice(version.dir.length + 1);
  return kindsByFolder.find(([start]) => file.startsWith(start))?.[1] ?? 'guide';
}

function textOf(blocks: string[], code: string[], language: string): IndexedText {
  const stopWords = stopWordsOf(language);
  const text = blocks.filter(Boolean).join('\n');
  const words = splitWords([text, ...identifiersOf(code, text)].join(' '));
  const isSignificant = (word: string) => isIndexed(word) && !stopWords.has(word.toLowerCase());
  return { excerpt: shorten(text), words: [...new Set(words.filter(isSignificant))] };
}

/** Removes words that are part of the surrounding names, because a search finds them there. */
function withoutNames({ excerpt, words }: IndexedText, names: string[]): IndexedText {
  const known = names.flatMap(splitWords).flatMap((name) => [name, ...splitName(name)]);
  const forms = new Set(known.map((name) => name.toLowerCase()));
  return { excerpt, words: words.filter((word) => !forms.has(word.toLowerCase())) };
}

const emptyText: IndexedText = { excerpt: '', words: [] };

/** Entries for a section, the rows of its tables, and the error messages that it quotes. */
function entriesOf(
  section: Section,
  context: TagContext,
  language: string,
): [SearchEntry, IndexedText][] {
  const rendered = section.elements.map(
    ({ name, attributes }) => tags.get(name)?.toText?.(attributes, context) ?? {},
  );
  const blocks = [...section.blocks, ...rendered.flatMap((part) => part.blocks ?? [])];
  const code = [...section.code, ...rendered.flatMap((part) => part.code ?? [])];
  const { anchor, title, parent } = section;
  return [
    [[anchor, title, 'guide', parent], textOf(blocks, code, language)],
    ...rendered.flatMap(({ members = [] }) =>
      members.map((member): [SearchEntry, IndexedText] => [
        [member.anchor, member.title, member.kind, member.context],
        textOf([member.text], [], language),
      ]),
    ),
    ...errorsIn(section.blocks, section.code).map((message): [SearchEntry, IndexedText] => [
      [anchor, message, 'error', title],
      emptyText,
    ]),
  ];
}

/** Words in the URLs of many pages. */
const commonWords = ['toolpad', 'react', ...productList.map(({ key }): string => key)];

/**
 * Words in the URL that the title lacks, the sidebar label, and the keywords in the front matter.
 */
function namesOf({ path: url, title, label, keywords }: SearchDoc): string {
  const own = title.toLowerCase();
  const words = url
    .split(/[/-]+/)
    .filter((word) => word.length > 2 && !commonWords.includes(word))
    .filter((word) => !own.includes(word));
  const names = [...words, ...(own.includes(label.toLowerCase()) ? [] : [label]), ...keywords];
  return [...new Set(names)].join(' ');
}

/** Creates the index entries of a page. */
export function indexPage(
  doc: SearchDoc,
  context: TagContext,
  all: readonly Section[],
  language: string = defaultLanguage,
): IndexedPage {
  const kind = kindOf(context);
  const [intro, ...sections] = all;
  const own = intro ? entriesOf(intro, context, language) : [];
  const rest = sections.flatMap((section) => entriesOf(section, context, language));
  const [, text] = own[0] ?? [];
  // A heading has the kind of its page; content before the first heading belongs to the page
  // itself.
  const entries = [...own.slice(1), ...rest].map(([[anchor, title, entryKind, context], body]) => {
    const ownKind = entryKind === 'guide' ? kind : entryKind;
    const isUsual = anchor === defaultAnchor(title, ownKind);
    const entry: SearchEntry = [isUsual ? null : anchor, title, ownKind, context];
    return [entry, withoutNames(body, [doc.title, title, context])] as const;
  });
  return {
    page: [
      doc.path,
      doc.title,
      kind,
      doc.groups.join(' › '),
      doc.description,
      namesOf(doc),
      entries.map(([entry]) => entry),
    ],
    texts: [
      withoutNames(text ?? emptyText, [doc.title, doc.description]),
      ...entries.map(([, body]) => body),
    ],
  };
}

/**
 * Removes repeated types. Every page that mentions a type lists it; only the first page in reading
 * order has it in the index.
 */
function withoutRepeatedTypes(pages: IndexedPage[]): IndexedPage[] {
  const seen = new Set<string>();
  return pages.map(({ page, texts }) => {
    const entries = page[6];
    const isKept = entries.map(([, title, kind]) => {
      if (kind !== 'type') return true;
      const isNew = !seen.has(title);
      seen.add(title);
      return isNew;
    });
    const [first, ...others] = texts;
    return {
      page: [...page.slice(0, 6), entries.filter((_, index) => isKept[index])] as SearchPage,
      texts: [first ?? emptyText, ...others.filter((_, index) => isKept[index])],
    };
  });
}

/** The index of a version, and its excerpt files in order. */
export function toIndex(
  version: SearchVersion,
  scopes: SearchScope[],
  pages: IndexedPage[],
): { index: SearchIndex; excerpts: SearchExcerpts[] } {
  const unique = withoutRepeatedTypes(pages);
  const texts = unique.flatMap((page) => page.texts);
  const all = texts.map(({ excerpt }) => excerpt);
  const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 10);
  const excerpts = Array.from({ length: Math.ceil(all.length / excerptsPerFile) }, (_, file) =>
    all.slice(file * excerptsPerFile, (file + 1) * excerptsPerFile),
  );
  return {
    index: {
      scope: version.id,
      scopes,
      excerpts: excerptsFolder(version.id, hash),
      pages: unique.map(({ page }) => page),
      text: packWords(texts.map(({ words }) => words)),
    },
    excerpts,
  };
}
