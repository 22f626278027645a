import { groupResults } from './groups';
import type { SearchResult } from './rate';

const page = { path: '/kit/', title: 'Kit', group: '', scope: {} };

const result = (anchor: string, score: number, isNamed = false) =>
  ({
    item: { href: `/kit/${anchor}`, page, isPage: anchor === '' },
    score,
    isNamed,
    terms: new Set(),
  }) as unknown as SearchResult;

const shown = (...results: SearchResult[]) =>
  groupResults(results).map((group) => group.map(({ item }) => item.href));

test('sections that match nearly as well come before their page', () => {
  expect(shown(result('', 10), result('#a', 8), result('#b', 7))).toEqual([
    ['/kit/#a', '/kit/#b', '/kit/'],
  ]);
});

test('a page that the query means comes first', () => {
  expect(shown(result('', 10, true), result('#a', 8))).toEqual([['/kit/', '/kit/#a']]);
});

test('sections that match much worse are not shown', () => {
  expect(shown(result('', 10), result('#a', 5))).toEqual([['/kit/']]);
});
