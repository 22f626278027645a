import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { ProductKey } from '../../model/facts/products';
import { readText } from '../../model/files/files';
import { SearchEngine } from '../../model/facts/search/engine';
import { groupResults } from '../../model/facts/search/results';
import { baseUrl } from '../../model/facts/origins';
import { type IndexFile, indexFile, type SearchIndex } from '../../model/facts/search/searchIndex';

const kinds = [
  'name',
  'prop',
  'task',
  'synonym',
  'typo',
  'error',
  'half a word',
  'other framework',
] as const;

const page = v.pipe(
  v.string(),
  v.transform((single) => [single]),
);

/**
 * Expected results by query, relative to `/toolpad/`. Any of them counts. An expected URL without
 * an anchor matches all results on its page.
 */
const expectedByQuery = v.record(v.string(), v.union([page, v.array(v.string())]));

const queriesFile = v.strictObject(v.entriesFromList(kinds, expectedByQuery));

const independentFile = v.strictObject({ core: expectedByQuery, studio: expectedByQuery });

const readQueries = (name: string): unknown =>
  parse(readFileSync(path.join(__dirname, 'queries', `${name}.yml`), 'utf8'));

/** Expected results by the product to search, the kind of query, and the query. */
export type Queries = Record<ProductKey, Record<string, Record<string, string[]>>>;

/** Queries as readers type them. The ranking is tuned with them. */
export const queries: Queries = {
  core: v.parse(queriesFile, readQueries('core')),
  studio: v.parse(queriesFile, readQueries('studio')),
};

const { core, studio } = v.parse(independentFile, readQueries('independent'));

/** Queries for measuring the ranking. Never change it because of one of them. */
export const independentQueries: Queries = {
  core: { independent: core },
  studio: { independent: studio },
};

export type QueryResult = ReturnType<typeof runQueries>[number];

/**
 * Reads the index of a built site, without its excerpts.
 * @throws if the site hasn't been built
 */
export function readIndex(outDir: string): IndexFile[] {
  const folder = path.join(outDir, baseUrl, 'search');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `search/${name}`, contents: readText(path.join(folder, name)) }));
}

function parseFile<Contents>(files: IndexFile[], name: string): Contents {
  const file = files.find((candidate) => candidate.path === name);
  if (!file) throw new Error(`The index has no file ${name}`);
  return JSON.parse(file.contents) as Contents;
}

/** Creates the search engine for one scope, as the browser does. */
export function createEngine(files: IndexFile[], scope: string): SearchEngine {
  return new SearchEngine([parseFile<SearchIndex>(files, indexFile(scope))]);
}

/** Results in the order of the dialog. */
export const shownResults = (engine: SearchEngine, query: string) =>
  groupResults(engine.search(query)).flat();

const matches = (href: string, expected: string) =>
  expected.includes('#') ? href === expected : href.split('#')[0] === expected;

/** Runs all queries against the docs of their products. */
export function runQueries(files: IndexFile[], queries: Queries) {
  return Object.entries(queries).flatMap(([key, kinds]) => {
    const product = key as ProductKey;
    const engine = createEngine(files, `docs-${product}-current`);
    return Object.entries(kinds).flatMap(([kind, expectedByQuery]) =>
      Object.entries(expectedByQuery).map(([query, expected]) => {
        const hrefs = shownResults(engine, query).map(({ item }) => item.href);
        const wanted = expected.map((page) => baseUrl + page);
        const place = hrefs.findIndex((href) => wanted.some((page) => matches(href, page)));
        return {
          product,
          kind,
          query,
          expected,
          /** 1-based rank of the first expected result, or `Infinity` if it's missing. */
          rank: place < 0 ? Infinity : place + 1,
          first: hrefs[0],
        };
      }),
    );
  });
}

export function scoreOf(results: readonly QueryResult[]) {
  const share = (test: (one: QueryResult) => number) =>
    results.reduce((sum, one) => sum + test(one), 0) / Math.max(1, results.length);
  return {
    /** Share of queries with an expected page as the first result. */
    hit1: share(({ rank }) => Number(rank <= 1)),
    hit3: share(({ rank }) => Number(rank <= 3)),
    meanReciprocalRank: share(({ rank }) => 1 / rank),
  };
}
