import { defaultLanguage } from '../../src/site/languages';
import { productList } from '../../src/site/products';
import type { SearchKind, SearchSection } from '../../src/site/search';
import type { TagContext } from '../../src/tags/define';
import { tags } from '../tags';
import type { SearchDoc } from './collect';
import { errorsIn } from './errors';
import type { Section } from './readPage';
import { emptyText, textOf, withoutNames, type IndexedText } from './texts';

/** A section of a page, with its text. */
export interface IndexedSection extends SearchSection {
  text: IndexedText;
}

/** A page's part of the index. */
export interface IndexedPage {
  doc: SearchDoc;
  kind: SearchKind;
  /** Other names. */
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

function kindOf({ page, version }: TagContext): SearchKind {
  const file = page.slice(version.dir.length + 1);
  return kindsByPath.find(([start]) => file.startsWith(start))?.[1] ?? 'guide';
}

/**
 * Sections for a heading, the rows of its tables, and the error messages that it quotes. A heading
 * has the kind of its page.
 */
function sectionsOf(
  { anchor, title, parent, keywords, names, ...section }: Section,
  kind: SearchKind,
  context: TagContext,
  language: string,
): IndexedSection[] {
  const rendered = section.elements.map(
    ({ name, attributes }) => tags.get(name)?.toText?.(attributes, context) ?? {},
  );
  const blocks = [...section.blocks, ...rendered.flatMap((part) => part.blocks ?? [])];
  const code = [...section.code, ...rendered.flatMap((part) => part.code ?? [])];
  const text = textOf(blocks, code, language);
  return [
    { title, keywords: [...keywords, ...names].join(' '), anchor, kind, context: parent, text },
    ...rendered.flatMap(({ members = [] }) =>
      members.map(({ text: description, ...member }) => ({
        ...member,
        kind: member.kind === 'guide' ? kind : member.kind,
        keywords: '',
        text: textOf([description], [], language),
      })),
    ),
    ...errorsIn(section.blocks, section.code).map((message) => ({
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
function namesOf({ path: url, title, label, keywords }: SearchDoc): string {
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

/** Creates the index entries of a page. */
export function indexPage(
  doc: SearchDoc,
  context: TagContext,
  all: readonly Section[],
  language: string = defaultLanguage,
): IndexedPage {
  const kind = kindOf(context);
  // Content before the first heading belongs to the page itself.
  const [intro, ...sections] = all.flatMap((each) => sectionsOf(each, kind, context, language));
  return {
    ...{ doc, kind, names: namesOf(doc) },
    text: textWithoutNames(intro?.text ?? emptyText, [doc.title, doc.description]),
    sections: sections.map((section) => withoutRepetition(section, doc.title)),
  };
}
