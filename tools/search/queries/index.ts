import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

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

const read = (product: string) =>
  v.parse(queriesFile, parse(readFileSync(path.join(__dirname, `${product}.yml`), 'utf8')));

/**
 * Queries as readers type them, by the product to search and by kind. Every third query of a kind
 * is excluded from tuning the ranking.
 */
export const queries = { core: read('core'), studio: read('studio') };

export type Queries = typeof queries;
