import type { PackedWords } from './searchWords';

/**
 * The search index as `plugins/search` writes it and `src/features/search` reads it. Strings are
 * plain text.
 */

/** Kind of a result, as shown to readers. */
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

/** A part of a page with a URL: a heading, a table row, an error message in a section. */
export type SearchEntry = [
  /** Null for `usualAnchor`; empty for the page itself. */
  anchor: string | null,
  title: string,
  kind: SearchKind,
  /** Heading above it, or the name of what the row belongs to. */
  context: string,
];

const anchorPrefixes: Partial<Record<SearchKind, string>> = {
  prop: 'prop-',
  property: 'prop-',
  slot: 'slot-',
  cssClass: 'class-',
  type: 'type-',
};

/** The anchor that most entries of a kind have: the index leaves it out. */
export function usualAnchor(title: string, kind: SearchKind): string {
  const prefix = anchorPrefixes[kind];
  if (prefix) return prefix + title.replace(/^\./, '');
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

export const anchorOf = ([anchor, title, kind]: SearchEntry): string =>
  anchor ?? usualAnchor(title, kind);

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

/**
 * The index of a scope, `search/<scope>.json`. A record is a page or an entry; a page's entries
 * follow it.
 */
export interface SearchIndex {
  scope: string;
  scopes: SearchScope[];
  pages: SearchPage[];
  /** Words of the records' text and of the names in their code. */
  text: PackedWords;
  /**
   * URL of the folder with the excerpts, below the base URL. Its name has a hash of its content.
   */
  excerpts: string;
}

/** How the texts of some neighboring records begin: `<excerpts>/<number of the file>.json`. */
export type SearchExcerpts = string[];

/** Records in a file of excerpts: results are on many pages, and few on each. */
export const excerptsPerFile = 4;

/** Address of all scopes (`SearchScope[]`), below the base URL: for pages that belong to none. */
export const scopesFile = 'search/scopes.json';

/** URL of a scope's index, below the base URL. */
export const indexFile = (scope: string): string => `search/${scope}.json`;

/** URL of the folder with a scope's excerpts, below the base URL. Its files never change. */
export const excerptsFolder = (scope: string, hash: string): string =>
  `assets/search/${scope}.${hash}`;
