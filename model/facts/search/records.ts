import {
  excerptsPerFile,
  sectionsOf,
  type SearchIndex,
  type SearchKind,
  type SearchScope,
} from '@site/model/facts/search/packedIndex';
import { isCodeName, stopWords } from '@site/model/facts/search/searchWords';
import { compact, partsOf } from './words';

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
