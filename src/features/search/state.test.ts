import { parseRecent, withOpened } from './state';

test.each([null, '', 'x', 'null', '[]', '{"queries":1}', '{"pages":[{"title":1}]}'])(
  'stored data of %j counts as empty',
  (text) => {
    expect(parseRecent(text)).toEqual({ queries: [], pages: [] });
  },
);

test.each([
  'https://example.org/',
  '//example.org/',
  'javascript:alert(1)',
  '/\\example.org',
  '/\t/example.org',
])('a stored page with the URL %j is ignored', (href) => {
  expect(parseRecent(JSON.stringify({ pages: [{ title: 'x', href }] })).pages).toEqual([]);
});

test('50,000 stored entries count as none', () => {
  const queries = Array.from({ length: 50_000 }, String);
  expect(parseRecent(JSON.stringify({ queries })).queries).toEqual([]);
});

test('lists the newest first, without duplicates, at most five', () => {
  const page = (name: string) => ({ title: name, href: `/${name}/` });
  const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].reduce(
    (recent, name) => withOpened(recent, ` ${name} `, page(name)),
    parseRecent(null),
  );
  expect(opened.queries).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(opened.pages.map(({ title }) => title)).toEqual(['b', 'f', 'e', 'd', 'c']);
});
