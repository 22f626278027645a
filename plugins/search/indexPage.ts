import { productList } from '../../model/facts/products';
import type { SearchKind, SearchSection } from '../../model/facts/search/searchIndex';
import type { Doc } from '../articles/collect';
import type { DocumentedVersion } from '../../model/versions/versions';
import { errorsIn } from './names';
import type { Section } from './sections';
import { emptyText, textOf, withoutNames, type IndexedText } from './texts';

export interface IndexedSection extends SearchSection {
  text: IndexedText;
}

export interface IndexedPage {
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

function kindOf({ page }: Doc, version: DocumentedVersion): SearchKind {
  const file = page.slice(version.dir.length + 1);
  return kindsByPath.find(([start]) => file.startsWith(start))?.[1] ?? 'guide';
}

/** Words that readers may search for and a section lacks, by the anchor of the section. */
export type Keywords = ReadonlyMap<string, readonly string[]>;

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
    ...entries.map((entry) => ({
      ...{ anchor: entry.anchor, title: entry.title, keywords: '' },
      kind: entry.kind,
      context: entry.parents.join('.') || name,
      text: textOf([entry.text], [], language),
    })),
    ...errorsIn(blocks, code).map((message) => ({
      ...{ title: message, keywords: '', anchor, context: title, text: emptyText },
      kind: 'error' as const,
    })),
  ];
}

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
export interface PageContext {
  doc: Doc;
  version: DocumentedVersion;
  keywords: Keywords;
  language: string;
}

/** Creates the index entries of a page. */
export function indexPage(context: PageContext, all: readonly Section[]): IndexedPage {
  const { doc, version } = context;
  const kind = kindOf(doc, version);
  // Content before the first heading belongs to the page itself.
  const [intro, ...sections] = all.flatMap((each) => sectionsOf(each, kind, context));
  return {
    ...{ doc, kind, names: namesOf(doc) },
    text: textWithoutNames(intro?.text ?? emptyText, [doc.title, doc.description]),
    sections: sections.map((section) => withoutRepetition(section, doc.title)),
  };
}
