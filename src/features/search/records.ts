import type { SearchKind, SearchNames, SearchScope } from '@site/src/site/search';
import { fillers } from './query';
import { compact, partsOf } from './words';

/** Something that can be found: a page, or a place on it. */
export interface SearchItem {
  /** Address, with the anchor where it has one. */
  href: string;
  title: string;
  kind: SearchKind;
  /** Heading above it, or name of what a row belongs to; empty for a page. */
  context: string;
  page: { path: string; title: string; group: string; scope: SearchScope };
  isPage: boolean;
  /** Description of a page; empty for the others. */
  description: string;
  /** Empty until texts are there. */
  text: string;
}

/** An item as it is rated. Its number is its place among all. */
export interface SearchRecord {
  item: SearchItem;
  /** Further names of a page. */
  names: string;
  /** Number of its page's record. */
  page: number;
  /** Names that a query may be exactly, compact; the title first. */
  exact: string[];
  /** Words that make the title. */
  parts: string[];
}

const isTelling = (part: string) => !fillers.has(part) && part !== 'api';

function toRecord(item: SearchItem, page: number, names: string, exact: string[]): SearchRecord {
  const parts = partsOf(item.title).filter(isTelling);
  return { item, page, names, exact: exact.map(compact).filter(Boolean), parts };
}

/**
 * Records of a scope: each page, followed by its places.
 * @param start number of the first record
 */
export function recordsOf(
  { pages, scopes, scope: id }: SearchNames,
  start: number,
): SearchRecord[] {
  const known = scopes.find((scope) => scope.id === id);
  const scope = known ?? { id, product: '', version: '', isLast: true };
  const records: SearchRecord[] = [];
  for (const [path, title, kind, group, description, names, entries] of pages) {
    const page = { path, title, group, scope };
    const number = start + records.length;
    const item = {
      href: path,
      title,
      kind,
      context: '',
      page,
      isPage: true,
      description,
      text: '',
    };
    records.push(
      toRecord(item, number, names, [title, title.replace(/ API$/, ''), ...names.split(' ')]),
    );
    for (const [anchor, entryTitle, entryKind, context] of entries) {
      const place: SearchItem = {
        ...item,
        href: anchor ? `${path}#${anchor}` : path,
        title: entryTitle,
        kind: entryKind,
        context,
        isPage: false,
        description: '',
      };
      records.push(toRecord(place, number, '', [entryTitle, context + entryTitle]));
    }
  }
  return records;
}
