/** The search index as `plugins/search` writes it and `src/features/search` reads it. Strings are plain text. */

/** What a result is, as readers are told. */
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
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A product in one version: what a search covers unless the reader widens it. */
export interface SearchScope {
  /** As Docusaurus names it in `<meta name="docusaurus_tag">` of its pages: `docs-core-current`. */
  id: string;
  /** `Toolpad Core`. */
  product: string;
  /** `v0.14.0`. */
  version: string;
  /** Whether it is the product's latest version. */
  isLast: boolean;
}

/** A place on a page that has an address: a heading, a row of a table, an error message in a section. */
export type SearchEntry = [
  anchor: string,
  title: string,
  kind: SearchKind,
  /** Heading above it, or the name of what the row belongs to. */
  context: string,
];

export type SearchPage = [
  path: string,
  title: string,
  kind: SearchKind,
  /** Group of the sidebar it is in. */
  group: string,
  description: string,
  /** Further names: its label in the sidebar, words of its address, what its front matter adds. */
  names: string,
  entries: SearchEntry[],
];

/** The first part, which answers at once: `search/<scope>.json`. */
export interface SearchNames {
  scope: string;
  scopes: SearchScope[];
  /** Address of the second part. Its name has a hash of its content. */
  texts: string;
  pages: SearchPage[];
}

/** Prose of a page (up to its first heading) or of an entry, and the identifiers in its code. */
export type SearchText = [text: string, code: string];

/** The second part: a text for each page and each of its entries, in the order of the first part. */
export type SearchTexts = SearchText[];

/** Address of all scopes (`SearchScope[]`), below the base URL: for pages that belong to none. */
export const scopesFile = 'search/scopes.json';

/** Address of a scope's first part, below the base URL. */
export const namesFile = (scope: string): string => `search/${scope}.json`;

/** Where second parts are, below the base URL: a folder whose files never change. */
export const textsFolder = 'assets/search';
