import { expect, test } from '@playwright/test';
import { baseUrl } from '@site/model/facts/origins';
import type { SearchIndex } from '@site/model/facts/search/searchIndex';
import {
  independentQueries,
  queries,
  readIndex,
  runQueries,
  scoreOf,
} from '@site/tools/search/score';

const files = readIndex('build');

test('search finds the expected pages', () => {
  const results = runQueries(files, queries);
  const { hit1, hit3 } = scoreOf(results);
  const missed = results
    .filter(({ rank }) => rank > 3)
    .map(({ query, first }) => `${query}: ${first}`);
  expect(results.length).toBeGreaterThanOrEqual(150);
  expect({ hit1: hit1 >= 0.9, hit3: hit3 >= 0.98, missed: hit3 >= 0.98 ? [] : missed }).toEqual({
    hit1: true,
    hit3: true,
    missed: [],
  });
});

test("search also finds the expected pages for queries that weren't used for tuning", () => {
  const { hit1, hit3 } = scoreOf(runQueries(files, independentQueries));
  expect({ hit1: hit1 >= 0.84, hit3: hit3 >= 0.945 }).toEqual({ hit1: true, hit3: true });
});

test('expected pages exist, and queries are unique', () => {
  const pages = new Set(
    files
      .filter(({ path }) => path.endsWith('-current.json'))
      .flatMap(({ contents }) => (JSON.parse(contents) as SearchIndex).pages.map(([url]) => url)),
  );
  for (const kinds of [queries, independentQueries].flatMap((all) => Object.values(all))) {
    const all = Object.values(kinds).flatMap((kind) => Object.entries(kind));
    const unknown = all
      .flatMap(([, expected]) => expected)
      .filter((page) => !pages.has(baseUrl + page.split('#')[0]));
    expect(unknown).toEqual([]);
    const texts = all.map(([query]) => query);
    expect(texts.filter((query, index) => texts.indexOf(query) !== index)).toEqual([]);
  }
});
