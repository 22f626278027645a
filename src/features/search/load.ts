import {
  namesFile,
  scopesFile,
  type SearchNames,
  type SearchScope,
  type SearchTexts,
} from '@site/src/site/search';
import { baseUrl } from '@site/src/site/origins';
import { localizeHref, pathnameToLanguage } from '@site/src/site/paths';
import { SearchEngine } from './engine';
import { fetchKept } from './keep';

/** An index being loaded: names are there, texts may follow. */
export interface LoadedIndex {
  engine: SearchEngine;
  scopes: SearchScope[];
  /** Loads the texts, once. Resolves when they are searched too; rejects when they could not be loaded. */
  loadTexts: () => Promise<void>;
}

/** Texts added at a time, so that no key has to wait: some milliseconds on a slow phone. */
const PORTION = 24;

const address = (file: string) =>
  localizeHref(baseUrl, pathnameToLanguage(location.pathname).userLanguage) + file;

/** Scope of the page in view: Docusaurus names it on each page of the docs. Undefined on the others. */
export function scopeInView(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content;
  return tag?.startsWith('docs-') ? tag : undefined;
}

function isNames(value: unknown): value is SearchNames {
  return typeof value === 'object' && value !== null && 'pages' in value && 'texts' in value;
}

async function loadNames(scope: string): Promise<SearchNames> {
  const names = await fetchKept(address(namesFile(scope)));
  if (!isNames(names)) throw new Error(`${namesFile(scope)} is no search index`);
  return names;
}

async function addTexts(
  engine: SearchEngine,
  start: number,
  { texts, scope }: SearchNames,
): Promise<void> {
  const all = (await fetchKept(texts, { replaces: `/${scope}.` })) as SearchTexts;
  for (let index = 0; index < all.length; index += PORTION) {
    engine.addTexts(start + index, all.slice(index, index + PORTION));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function load(ids: string[]): Promise<LoadedIndex> {
  const all = await Promise.all(ids.map(loadNames));
  const engine = new SearchEngine();
  const starts = all.map((names) => engine.addNames(names));
  let texts: Promise<void> | undefined;
  const loadTexts = async () => {
    for (const [index, names] of all.entries()) await addTexts(engine, starts[index] ?? 0, names);
  };
  const scopes = all[0]?.scopes.filter(({ id }) => ids.includes(id)) ?? [];
  return { engine, scopes, loadTexts: () => (texts ??= loadTexts()) };
}

/** Ids of the scopes a widened search covers: the latest version of each product, and the one in view. */
async function allScopes(): Promise<string[]> {
  const scopes = (await fetchKept(address(scopesFile))) as SearchScope[];
  const here = scopeInView();
  return scopes.filter(({ id, isLast }) => isLast || id === here).map(({ id }) => id);
}

export type SearchReach = 'here' | 'everywhere';

const loading = new Map<string, Promise<LoadedIndex>>();

/** The index of the product and version in view, or of all products. A failure can be tried again. */
export function loadIndex(reach: SearchReach): Promise<LoadedIndex> {
  const here = reach === 'here' ? scopeInView() : undefined;
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
