import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { ProductKey } from '../../../src/site/products';

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

const read = (name: string): unknown =>
  parse(readFileSync(path.join(__dirname, `${name}.yml`), 'utf8'));

/** Expected results by the product to search, the kind of query, and the query. */
export type Queries = Record<ProductKey, Record<string, Record<string, string[]>>>;

/** Queries as readers type them. The ranking is tuned with them. */
export const queries: Queries = {
  core: v.parse(queriesFile, read('core')),
  studio: v.parse(queriesFile, read('studio')),
};

const { core, studio } = v.parse(independentFile, read('independent'));

/**
 * Queries written without knowledge of the ranking. They measure it, so never change it because of
 * one of them.
 */
export const independentQueries: Queries = {
  core: { independent: core },
  studio: { independent: studio },
};
