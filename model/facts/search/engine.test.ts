import type { SearchIndex } from '@site/model/facts/search/searchIndex';
import { packWords, splitWords } from '@site/model/facts/search/words';
import { SearchEngine } from './engine';
import { groupResults, nearestTitles } from './results';

const index: SearchIndex = {
  scope: 'docs-kit-current',
  scopes: [{ id: 'docs-kit-current', product: 'Kit', version: 'v1', isLast: true }],
  excerpts: '',
  text: packWords(
    [
      '',
      'Objects in an array, with a segment each: useDemoRouter.',
      '',
      '',
      '',
      'Hides the drawer on phones.',
    ].map(splitWords),
  ),
  pages: [
    [
      '/kit/layout/',
      'Dashboard Layout',
      'component',
      'Components',
      'A shell with a sidebar.',
      '',
      [['Navigation'], ['Item not found in navigation', null, 'navigation', 'error', 'Navigation']],
    ],
    [
      '/kit/api/layout/',
      'DashboardLayout API',
      'api',
      'API',
      'Reference of DashboardLayout.',
      '',
      [
        ['navigation', null, null, 'prop', 'DashboardLayout'],
        ['hideNavigation', null, null, 'prop'],
        ['Crumb', null, 'type-Crumb', 'type'],
        ['navigationItem', null, null, 'prop'],
        ['NavigationItem', null, null, 'type'],
      ],
    ],
    [
      '/kit/sign-in/',
      'Sign-in Page',
      'component',
      'Components',
      'Forms to sign in with.',
      '',
      [
        ['Errors', 'wrong-password lockout'],
        ['Environment', 'SIGN_IN_KEY'],
      ],
    ],
    [
      ...(['/kit/moving/', 'Moving', 'upgrade', '', '', ''] as const),
      [['From 1 to 2', 'SIGN_IN_KEY lockout']],
    ],
    ['/kit/crumbs/', 'Crumbs', 'component', 'Components', '', '', []],
    ['/kit/dialogs/', 'useDialogs', 'component', 'Components', 'Dialogs from code.', '', []],
  ],
};

const engine = new SearchEngine([index]);

const first = (query: string) => engine.search(query)[0]?.item.href;

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
  ['lockout', '/kit/sign-in/#errors'],
  ['wrongpassword', '/kit/sign-in/#errors'],
  ['segments', '/kit/layout/#navigation'],
  ['crumb', '/kit/crumbs/'],
  ['Crumb', '/kit/api/layout/#type-Crumb'],
  ['NavigationItem', '/kit/api/layout/#type-NavigationItem'],
  ['navigationItem', '/kit/api/layout/#prop-navigationItem'],
  ['SIGN_IN_KEY', '/kit/sign-in/#environment'],
  ['migrate lockout', '/kit/moving/#from-1-to-2'],
])('%s finds %s', (query, expected) => {
  expect(first(query)).toBe(expected);
});

test.each(['', '   ', '?!', 'zzzzqq', '\u0000', '(((', '*'])(
  '%j finds nothing, without an error',
  (query) => {
    expect(engine.search(query)).toEqual([]);
  },
);

test('a word is found in its section and on its page', () => {
  const hrefs = engine.search('segment').map(({ item }) => item.href);
  expect(hrefs.sort()).toEqual(['/kit/layout/', '/kit/layout/#navigation']);
});

test('several scopes are searched at once, each with its text', () => {
  const other: SearchIndex = {
    ...index,
    scope: 'docs-tool-current',
    pages: [['/tool/', 'Tool', 'guide', '', 'A tool.', '', []]],
    text: packWords([['segment']]),
  };
  const hrefs = new SearchEngine([index, other]).search('segment').map(({ item }) => item.href);
  expect(hrefs.sort()).toEqual(['/kit/layout/', '/kit/layout/#navigation', '/tool/']);
});

test('the results of a page are one group without duplicate URLs', () => {
  const groups = groupResults(engine.search('navigation'));
  const pages = groups.map(([best]) => best?.item.page.path);
  expect(new Set(pages).size).toBe(pages.length);
  const hrefs = groups.flat().map(({ item }) => item.href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('a query without results has nearest pages', () => {
  expect(nearestTitles('sygnynpag', engine.pages())[0]?.href).toBe('/kit/sign-in/');
});

test.each([
  ['データ', '/ja/grid/'],
  ['表示', '/ja/grid/'],
  ['لوحة', '/ar/layout/'],
  ['لَوْحَة', '/ar/layout/'],
  ['uberblick', '/de/overview/'],
  ['ข้อมูล', '/th/data/'],
  ['groesse', '/de/size/'],
  ['grosse', '/de/size/'],
  ['GRÖSSE', '/de/size/'],
  ['strasse', '/de/street/'],
  ['Strassen', '/de/street/'],
  ['fussgaenger', '/de/walk/'],
  ['الي المكتبه', '/ar/library/'],
  ['مكتـــبة', '/ar/library/'],
  ['احمد', '/ar/library/'],
  ['京都', '/ja/tokyo/'],
  ['C#', '/en/csharp/'],
  ['c++', '/en/cpp/'],
  ['"data grid rows"', '/en/grid/'],
])('%s finds a page in its language', (query, href) => {
  const page = (path: string, title: string): SearchIndex['pages'][number] => [
    path,
    title,
    'guide',
    '',
    '',
    '',
    [],
  ];
  const pages = [
    page('/ja/grid/', 'データの表示'),
    page('/ar/layout/', 'تثبيت لوحة المعلومات'),
    page('/de/overview/', 'Überblick'),
    page('/th/data/', 'ตารางข้อมูล'),
    page('/de/size/', 'Größe ändern'),
    page('/de/street/', 'Straße'),
    page('/de/walk/', 'Fußgänger'),
    page('/ar/library/', 'إلى المكتبة مكتبة أحمد'),
    page('/ja/tokyo/', '東京都'),
    page('/en/csharp/', 'C# and others'),
    page('/en/cpp/', 'C++ and others'),
    page('/en/rows/', 'Rows of data'),
    page('/en/grid/', 'Rows of a data grid'),
  ];
  const text = packWords(pages.map(() => []));
  expect(new SearchEngine([{ ...index, pages, text }]).search(query)[0]?.item.href).toBe(href);
});
