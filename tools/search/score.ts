import { SearchEngine } from '../../src/features/search/engine';
import { groupResults } from '../../src/features/search/groups';
import { baseUrl } from '../../src/site/origins';
import type { ProductKey } from '../../src/site/products';
import { indexFile, type SearchIndex } from '../../src/site/search';
import type { IndexFile } from '../../plugins/search/build';
import type { Query, QueryKind } from './queries';

/** A query with its result. */
export interface Asked {
  product: ProductKey;
  kind: QueryKind;
  query: string;
  expected: string[];
  /** 1-based rank of the first expected result, or `Infinity` if it's missing. */
  rank: number;
  /** URL of the first result. */
  first: string | undefined;
  /** Whether the query is excluded from tuning the ranking, as every third of a list is. */
  isHeldOut: boolean;
}

export interface Score {
  asked: number;
  /** Share of queries with an expected page as the first result. */
  hit1: number;
  hit3: number;
  /** Mean of 1 / rank. */
  meanReciprocalRank: number;
}

function parseFile<Contents>(files: IndexFile[], path: string): Contents {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The index has no file ${path}`);
  return JSON.parse(file.contents) as Contents;
}

/** Creates the search engine for one scope, as the browser does. */
export function engineOf(files: IndexFile[], scope: string): SearchEngine {
  return new SearchEngine([parseFile<SearchIndex>(files, indexFile(scope))]);
}

/** Results in the order of the dialog. */
export const shown = (engine: SearchEngine, query: string) =>
  groupResults(engine.search(query)).flat();

const meets = (href: string, expected: string) =>
  expected.includes('#') ? href === expected : href.split('#')[0] === expected;

/** Runs all queries against the docs of their products. */
export function ask(
  files: IndexFile[],
  queries: Partial<Record<ProductKey, Partial<Record<QueryKind, Query[]>>>>,
): Asked[] {
  return Object.entries(queries).flatMap(([key, kinds]) => {
    const product = key as ProductKey;
    const engine = engineOf(files, `docs-${product}-current`);
    return Object.entries(kinds).flatMap(([kind, list]) =>
      list.map(([query, ...expected], index): Asked => {
        const hrefs = shown(engine, query).map(({ item }) => item.href);
        const wanted = expected.map((address) => baseUrl + address);
        const place = hrefs.findIndex((href) => wanted.some((address) => meets(href, address)));
        return {
          product,
          kind: kind as QueryKind,
          query,
          expected,
          rank: place < 0 ? Infinity : place + 1,
          first: hrefs[0],
          isHeldOut: index % 3 === 2,
        };
      }),
    );
  });
}

/** Computes the scores of queries. */
export function scoreOf(asked: readonly Asked[]): Score {
  const share = (test: (one: Asked) => number) =>
    asked.reduce((sum, one) => sum + test(one), 0) / Math.max(1, asked.length);
  return {
    asked: asked.length,
    hit1: share(({ rank }) => Number(rank <= 1)),
    hit3: share(({ rank }) => Number(rank <= 3)),
    meanReciprocalRank: share(({ rank }) => 1 / rank),
  };
}
