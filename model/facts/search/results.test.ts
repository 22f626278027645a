import type { SearchResult } from './engine';
import { excerptOf, groupResults, hasName, markWords, type Piece } from './results';

const page = { path: '/kit/', title: 'Kit', group: '', scope: {} };

const result = (anchor: string, score: number, isNamed = false) =>
  ({
    item: {
      ...{ href: `/kit/${anchor}`, page, isPage: anchor === '' },
      ...{ title: '', context: '', description: '' },
    },
    score,
    isNamed,
    terms: new Set(['open']),
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

test('a page without any word of the query is not shown, even if its sections have them', () => {
  const own = result('', 10);
  expect(shown({ ...own, terms: new Set() }, result('#a', 9))).toEqual([['/kit/#a']]);
  expect(shown({ ...own, terms: new Set() })).toEqual([]);
});

test('after three pages, one that only mentions a word needs nearly a third of the best score', () => {
  const on = (name: string, score: number, title = '') => {
    const found = result('', score);
    const path = `/${name}/`;
    Object.assign(found.item, { href: path, title, page: { ...page, path } });
    return found;
  };
  const pages = [on('a', 10), on('b', 1), on('c', 1), on('d', 2), on('e', 4), on('f', 1, 'Open')];
  expect(shown(...pages).flat()).toEqual(['/a/', '/e/', '/d/', '/f/']);
});

test.each([
  ['rowsSource', ['rows', 'source'], false],
  ['useDilogs', ['usedialogs'], true],
  ['useDialo', ['usedialogs'], true],
  ['rows source', ['rows'], true],
])('whether a result of "%s" with the words %j has its name: %s', (query, terms, expected) => {
  expect(hasName(query, [[{ ...result('', 1), terms: new Set(terms) }]])).toBe(expected);
});

const marked = (pieces: Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('marks matching words, including parts of names', () => {
  expect(
    marked(markWords('Set the navigation of DashboardLayout.', new Set(['layout', 'navigation']))),
  ).toBe('Set the [navigation] of [DashboardLayout].');
});

test('returns markup in text as text', () => {
  expect(markWords('<img onerror=alert(1)>', new Set(['img']))).toEqual([
    { text: '<', isMatch: false },
    { text: 'img', isMatch: true },
    { text: ' onerror=alert(1)>', isMatch: false },
  ]);
});

test('the excerpt starts at a sentence and contains most matching words', () => {
  const text = `${'Nothing of it here. '.repeat(20)}The cache keeps items. It can be disabled with null.${' More words follow.'.repeat(20)}`;
  const excerpt = marked(excerptOf(text, new Set(['cache', 'disabled'])));
  expect(excerpt).toMatch(/^The \[cache\] keeps items\. It can be \[disabled\]/);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt.length).toBeLessThan(180);
});

test.each(['', 'short', 'x'.repeat(1000)])('text of any length causes no error', (text) => {
  expect(() => excerptOf(text, new Set(['short', 'x']))).not.toThrow();
});
