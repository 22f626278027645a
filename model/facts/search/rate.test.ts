import { groupResults, type SearchResult } from './rate';

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

test('sections that match nearly as well replace their page', () => {
  expect(shown(result('', 10), result('#a', 8), result('#b', 7), result('#c', 7))).toEqual([
    ['/kit/#a', '/kit/#b'],
  ]);
});

test('a page that the query means comes first', () => {
  expect(shown(result('', 10, true), result('#a', 8))).toEqual([['/kit/', '/kit/#a']]);
});

test('sections that match much worse are not shown', () => {
  expect(shown(result('', 10), result('#a', 5))).toEqual([['/kit/']]);
});

test('of two results with the same address, the better one is shown', () => {
  expect(shown(result('#a', 10), result('#a', 9), result('#b', 8))).toEqual([
    ['/kit/#a', '/kit/#b'],
  ]);
});

test('a page with a second matching section comes before one that matches slightly better', () => {
  const other = result('#other', 10);
  other.item.page = { ...page, path: '/other/' } as typeof other.item.page;
  expect(shown(other, result('#a', 9), result('#b', 8)).map(([href]) => href)).toEqual([
    '/kit/#a',
    '/kit/#other',
  ]);
});
