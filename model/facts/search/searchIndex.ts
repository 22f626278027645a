import { compact, isCodeName, type PackedWords, partsOf, stopWords } from './words';

/** Search index that `plugins/search` writes. Strings are plain text. */

export const searchKinds = [
  'guide',
  'howTo',
  'component',
  'api',
  'prop',
  'slot',
  'cssClass',
  'type',
  'property',
  'key',
  'error',
  'upgrade',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A version of a product, which a search covers by default. */
export interface SearchScope {
  /** `<meta name="docusaurus_tag">` of its pages: `docs-core-current`. */
  id: string;
  /** `Toolpad Core`. */
  product: string;
  /** `v0.14.0`. */
  version: string;
  isLast: boolean;
}

/** A searchable section of a page: a heading, a table row, or an error message. */
export interface SearchSection {
  title: string;
  /** Words that readers may search for and the names around it lack. */
  keywords: string;
  /** Empty for the page itself. */
  anchor: string;
  kind: SearchKind;
  /** Heading above it, or the name that a row belongs to. */
  context: string;
}

/** A section in compact form: `null` for usual values, and without those at the end. */
type SearchEntry = [
  title: string,
  keywords?: string | null,
  /** `null` for `defaultAnchor`. */
  anchor?: string | null,
  /** `null` for the kind of its page. */
  kind?: SearchKind | null,
  /** `null` for the context of the previous entry, or none. */
  context?: string | null,
];

const anchorPrefixes: Partial<Record<SearchKind, string>> = {
  prop: 'prop-',
  property: 'prop-',
  slot: 'slot-',
  cssClass: 'class-',
  type: 'type-',
};

/** Most common anchor for entries of a kind. */
function defaultAnchor(title: string, kind: SearchKind): string {
  const prefix = anchorPrefixes[kind];
  if (prefix) return prefix + title.replace(/^\./, '');
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

export type SearchPage = [
  path: string,
  title: string,
  kind: SearchKind,
  group: string,
  description: string,
  /** Other names: label in the sidebar, words of its URL, and names in its front matter. */
  names: string,
  entries: SearchEntry[],
];

export function packSections(
  pageKind: SearchKind,
  sections: readonly SearchSection[],
): SearchEntry[] {
  return sections.map(({ title, keywords, anchor, kind, context }, index) => {
    const values = [
      keywords || null,
      anchor === defaultAnchor(title, kind) ? null : anchor,
      kind === pageKind ? null : kind,
      context === (sections[index - 1]?.context ?? '') ? null : context,
    ] as const;
    const last = values.findLastIndex((value) => value !== null);
    return [title, ...values.slice(0, last + 1)] as SearchEntry;
  });
}

export function sectionsOf([, , pageKind, , , , entries]: SearchPage): SearchSection[] {
  let above = '';
  return entries.map(([title, keywords, anchor, ownKind, context]) => {
    const kind = ownKind ?? pageKind;
    above = context ?? above;
    return {
      ...{ title, keywords: keywords ?? '', kind, context: above },
      anchor: anchor ?? defaultAnchor(title, kind),
    };
  });
}

/** `search/<scope>.json`. Each page is followed by its entries. */
export interface SearchIndex {
  scope: string;
  scopes: SearchScope[];
  pages: SearchPage[];
  /** Words in the text of the records and in names in their code. */
  text: PackedWords;
  /** URL of the folder with the excerpts, below the base URL. Its name contains a content hash. */
  excerpts: string;
}

/** Start of the text of some neighboring records: `<excerpts>/<number of the file>.json`. */
export type SearchExcerpts = string[];

/** Number of records per file of excerpts. It's low, because results are spread over many pages. */
export const excerptsPerFile = 4;

/** List of all scopes (`SearchScope[]`), below the base URL, for pages without a scope. */
export const scopesFile = 'search/scopes.json';

/** URL of a scope's index, below the base URL. */
export const indexFile = (scope: string): string => `search/${scope}.json`;

/** URL of the folder with a scope's excerpts, below the base URL. Its files never change. */
export const excerptsFolder = (scope: string, hash: string): string =>
  `assets/search/${scope}.${hash}`;

/** A file of the index, with its path below the base URL. */
export interface IndexFile {
  path: string;
  contents: string;
}

export interface ExcerptsFile {
  /** URL below the base URL. */
  url: string;
  /** Items whose excerpts it contains, in order. */
  items: SearchItem[];
}

/** A search result: a page or a section of it. */
export interface SearchItem {
  /** URL with anchor, if there is one. */
  href: string;
  title: string;
  kind: SearchKind;
  /** Heading above it, or the name that a row belongs to; empty for a page. */
  context: string;
  page: { path: string; title: string; group: string; scope: SearchScope };
  isPage: boolean;
  /** Description of a page; otherwise empty. */
  description: string;
  /** Start of its text. `undefined` until the excerpts are loaded. */
  text?: string;
  excerpts: ExcerptsFile;
}

/** A search item with the data for rating it. Its number is its position among all records. */
export interface SearchRecord {
  item: SearchItem;
  /** Other names of a page, and keywords of a section. */
  names: string;
  page: number;
  /** Names that a query can match exactly, in compact form; the title first. */
  exact: string[];
  /** Significant words of the title. */
  parts: string[];
}

const isSignificant = (part: string) => !stopWords.has(part) && part !== 'api';

function toRecord(item: SearchItem, page: number, names: string, exact: string[]): SearchRecord {
  const parts = partsOf(item.title).filter(isSignificant);
  return { item, page, names, exact: exact.map(compact).filter(Boolean), parts };
}

/**
 * Records of a scope: each page, followed by its sections.
 * @param start number of the first record
 */
export function recordsOf(
  { pages, scopes, scope: id, excerpts }: SearchIndex,
  start: number,
): SearchRecord[] {
  const known = scopes.find((scope) => scope.id === id);
  const scope = known ?? { id, product: '', version: '', isLast: true };
  const records: SearchRecord[] = [];
  let file: ExcerptsFile = { url: '', items: [] };
  const add = (
    item: Omit<SearchItem, 'text' | 'excerpts'>,
    page: number,
    names: string,
    exact: string[],
  ) => {
    const place = records.length / excerptsPerFile;
    if (Number.isInteger(place)) file = { url: `${excerpts}/${place}.json`, items: [] };
    const whole: SearchItem = { ...item, excerpts: file };
    file.items.push(whole);
    records.push(toRecord(whole, page, names, exact));
  };
  for (const whole of pages) {
    const [path, title, kind, group, description, names] = whole;
    const page = { path, title, group, scope };
    const number = start + records.length;
    add({ href: path, title, kind, context: '', page, isPage: true, description }, number, names, [
      title,
      title.replace(/ API$/, ''),
      ...names.split(' '),
    ]);
    for (const { anchor, keywords, ...section } of sectionsOf(whole)) {
      const href = anchor ? `${path}#${anchor}` : path;
      add({ ...section, href, page, isPage: false, description: '' }, number, keywords, [
        section.title,
        section.context + section.title,
        ...keywords.split(' ').filter(isCodeName),
      ]);
    }
  }
  return records;
}
