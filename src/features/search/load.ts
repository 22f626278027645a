import { baseUrlOf, currentLanguage } from '@site/model/facts/languages';
import { isSitePath } from '@site/model/facts/urls';
import { searchCache } from '@site/model/facts/offline';
import {
  type ExcerptsFile,
  indexFile,
  scopesFile,
  type SearchExcerpts,
  type SearchIndex,
  type SearchScope,
} from '@site/model/facts/search/searchIndex';
import { SearchEngine, type SearchResult } from '@site/model/facts/search/engine';
import { groupResults, hasName } from '@site/model/facts/search/results';

/** `undefined` if the browser denies caches, or without a secure connection. */
const openCache = (): Promise<Cache | undefined> =>
  Promise.resolve()
    .then(() => caches.open(searchCache))
    .catch(() => undefined);

/**
 * Fetches JSON, or returns the cached copy if the network fails.
 * @throws the network's error if there is no copy
 */
async function fetchOrCached(url: string): Promise<unknown> {
  const cache = await openCache();
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    cache?.put(url, response.clone()).catch(() => undefined);
    return (await response.json()) as unknown;
  } catch (error) {
    const cached = await cache?.match(url);
    if (cached) return (await cached.json()) as unknown;
    throw error;
  }
}

export interface LoadedIndex {
  engine: SearchEngine;
  scopes: SearchScope[];
}

const fileUrl = (file: string) => baseUrlOf(currentLanguage) + file;

/** Scope of the current page, which Docusaurus writes to docs pages; `undefined` on others. */
export function currentScope(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content;
  return tag?.startsWith('docs-') ? tag : undefined;
}

/**
 * Returns whether a value has the parts of an index, and its pages belong to this site. The engine
 * throws if it finds something else inside.
 */
function isIndex(value: unknown): value is SearchIndex {
  const { pages, scopes, text } = Object(value) as Partial<Record<keyof SearchIndex, unknown>>;
  return (
    Array.isArray(pages) &&
    pages.every((page) => Array.isArray(page) && isSitePath(page[0])) &&
    Array.isArray(scopes) &&
    text !== undefined
  );
}

async function loadScope(scope: string): Promise<SearchIndex> {
  const index = await fetchOrCached(fileUrl(indexFile(scope)));
  if (!isIndex(index)) throw new Error(`${indexFile(scope)} is not a search index`);
  return index;
}

async function load(ids: string[]): Promise<LoadedIndex> {
  const indexes = await Promise.all(ids.map(loadScope));
  const scopes = indexes[0]?.scopes.filter(({ id }) => ids.includes(id)) ?? [];
  return { engine: new SearchEngine(indexes), scopes };
}

/** Scopes for a search in all products: the latest version of each, and the current version. */
async function allScopes(): Promise<string[]> {
  const scopes = (await fetchOrCached(fileUrl(scopesFile))) as SearchScope[];
  const here = currentScope();
  return scopes.filter(({ id, isLast }) => isLast || id === here).map(({ id }) => id);
}

const loading = new Map<string, Promise<LoadedIndex>>();

/** Loads an index once. After a failure, the next call tries again. */
export function loadIndex(reach: 'here' | 'everywhere'): Promise<LoadedIndex> {
  const here = reach === 'here' ? currentScope() : undefined;
  const key = here ?? '';
  const known = loading.get(key);
  if (known) return known;
  const index = (here ? load([here]) : allScopes().then(load)).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, index);
  return index;
}

const requests = new WeakMap<ExcerptsFile, Promise<boolean>>();

const isExcerpts = (value: unknown): value is SearchExcerpts =>
  Array.isArray(value) && value.every((excerpt) => typeof excerpt === 'string');

async function requestExcerpts(file: ExcerptsFile): Promise<boolean> {
  try {
    const response = await fetch(fileUrl(file.url));
    const excerpts: unknown = await response.json();
    if (!isExcerpts(excerpts)) throw new Error(`${file.url} contains no excerpts`);
    file.items.forEach((item, place) => (item.text = excerpts[place] ?? ''));
    return true;
  } catch {
    requests.delete(file);
    return false;
  }
}

function loadFile(file: ExcerptsFile): Promise<boolean> {
  const request = requests.get(file) ?? requestExcerpts(file);
  requests.set(file, request);
  return request;
}

/**
 * Loads missing excerpts of results. If a file can't be loaded, its results are shown without
 * excerpts.
 * @returns whether there are new ones
 */
export async function loadExcerpts(results: readonly SearchResult[]): Promise<boolean> {
  const missing = results
    .filter(({ item }) => !item.description && item.text === undefined)
    .map(({ item }) => item.excerpts);
  return (await Promise.all([...new Set(missing)].map(loadFile))).includes(true);
}

/** Pages with results in other products than the searched one. */
export interface Elsewhere {
  count: number;
  products: string;
}

/** Counts the pages with results that a search in all products would add. */
export async function countElsewhere(
  query: string,
  { scopes }: LoadedIndex,
): Promise<Elsewhere | undefined> {
  const all = await loadIndex('everywhere').catch(() => undefined);
  const searched = new Set(scopes.map(({ id }) => id));
  const groups = groupResults(
    all?.engine.search(query).filter(({ item }) => !searched.has(item.page.scope.id)) ?? [],
  );
  const products = new Set(groups.flatMap(([first]) => first?.item.page.scope.product ?? []));
  return groups.length > 0 && hasName(query, groups)
    ? { count: groups.length, products: [...products].join(', ') }
    : undefined;
}
