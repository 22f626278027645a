import type { SearchNames } from '@site/src/site/search';
import { SearchEngine } from './engine';
import { groupResults } from './groups';
import { nearestTitles } from './nearest';

const names: SearchNames = {
  scope: 'docs-kit-current',
  scopes: [{ id: 'docs-kit-current', product: 'Kit', version: 'v1', isLast: true }],
  texts: '',
  pages: [
    [
      '/kit/layout/',
      'Dashboard Layout',
      'component',
      'Components',
      'A shell with a sidebar.',
      '',
      [
        ['navigation', 'Navigation', 'component', ''],
        ['navigation', 'Item not found in navigation', 'error', 'Navigation'],
      ],
    ],
    [
      '/kit/api/layout/',
      'DashboardLayout API',
      'api',
      'API',
      'Reference of DashboardLayout.',
      '',
      [
        ['prop-navigation', 'navigation', 'prop', 'DashboardLayout'],
        ['prop-hideNavigation', 'hideNavigation', 'prop', 'DashboardLayout'],
      ],
    ],
    ['/kit/sign-in/', 'Sign-in Page', 'component', 'Components', 'Forms to sign in with.', '', []],
    ['/kit/dialogs/', 'useDialogs', 'component', 'Components', 'Dialogs from code.', '', []],
  ],
};

const texts: [string, string][] = [
  ['', ''],
  ['Objects in an array, with a segment each.', 'useDemoRouter'],
  ['', ''],
  ['', ''],
  ['', ''],
  ['Hides the drawer on phones.', ''],
  ['', ''],
  ['', ''],
];

function engineWith(): SearchEngine {
  const engine = new SearchEngine();
  engine.addTexts(engine.addNames(names), texts);
  return engine;
}

const first = (query: string) => engineWith().search(query)[0]?.item.href;

test.each([
  ['dashboard layout', '/kit/layout/'],
  ['DashboardLayout.navigation', '/kit/api/layout/#prop-navigation'],
  ['DashboardLayout hideNavigation', '/kit/api/layout/#prop-hideNavigation'],
  ['hideNav', '/kit/api/layout/#prop-hideNavigation'],
  ['Error: Item not found in navigation', '/kit/layout/#navigation'],
  ['useDialogs()', '/kit/dialogs/'],
  ['modal', '/kit/dialogs/'],
  ['login', '/kit/sign-in/'],
  ['signin', '/kit/sign-in/'],
  ['dialgos', '/kit/dialogs/'],
  ['dashbaord', '/kit/layout/'],
  ['segment', '/kit/layout/#navigation'],
  ['useDemoRouter', '/kit/layout/#navigation'],
])('%s finds %s', (query, expected) => {
  expect(first(query)).toBe(expected);
});

test.each(['', '   ', '?!', 'zzzzqq', '\u0000', '(((', '*'])(
  '%j finds nothing and is no error',
  (query) => {
    expect(engineWith().search(query)).toEqual([]);
  },
);

test('names answer before texts are there', () => {
  const engine = new SearchEngine();
  const start = engine.addNames(names);
  expect(engine.search('sign in')[0]?.item.href).toBe('/kit/sign-in/');
  expect(engine.search('segment')).toEqual([]);
  engine.addTexts(start, texts);
  expect(engine.search('segment')).toHaveLength(2);
});

test('results of a page are one group, its best first, no address twice', () => {
  const groups = groupResults(engineWith().search('navigation'));
  const pages = groups.map(([best]) => best?.item.page.path);
  expect(new Set(pages).size).toBe(pages.length);
  const hrefs = groups.flat().map(({ item }) => item.href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(groups.every((group) => group.every(({ score }) => score <= (group[0]?.score ?? 0)))).toBe(
    true,
  );
});

test('a query that finds nothing has nearest pages', () => {
  expect(nearestTitles('sygnynpag', engineWith())[0]?.href).toBe('/kit/sign-in/');
});
