import type { ListedPage } from '@site/model/facts/pageList';
import { missingWords, nearestPages } from './nearestPages';

test.each([
  ['/toolpad/core/react-dashbord-layout/', 'dashbord layout'],
  ['/toolpad/core/api/crud-from/', 'api crud from'],
  ['/toolpad/core/introduction/installation.html', 'introduction installation'],
  ['/toolpad/', ''],
  ['/', ''],
  ['/toolpad/%E0%A4%A/', '%E0%A4%A'.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''],
])('the query for %s is %j', (path, words) => {
  expect(missingWords(path)).toBe(words);
});

const pages: ListedPage[] = [
  '/toolpad/core/introduction/',
  '/toolpad/core/introduction/installation/',
  '/toolpad/core/react-dashboard-layout/',
  '/toolpad/core/api/dashboard-layout/',
  '/toolpad/core/react-page-container/',
  '/toolpad/core/react-use-dialogs/',
  '/toolpad/core/react-use-dialogs/api/',
  '/toolpad/studio/getting-started/',
  '/toolpad/studio/getting-started/installation/',
  '/toolpad/studio/reference/components/data-grid/',
].map((path) => ({ path, title: path }));

const nearest = (missing: string, count?: number) =>
  nearestPages(missing, pages, count).map(({ path }) => path);

test.each([
  ['a typo', '/toolpad/core/react-dashbord-layout/', '/toolpad/core/react-dashboard-layout/'],
  [
    'no trailing slash',
    '/toolpad/core/react-page-container',
    '/toolpad/core/react-page-container/',
  ],
  ['the wrong case', '/toolpad/core/React-Page-Container/', '/toolpad/core/react-page-container/'],
  ['a missing prefix', '/toolpad/core/page-container/', '/toolpad/core/react-page-container/'],
  [
    'a level that is gone',
    '/toolpad/core/components/page-container/',
    '/toolpad/core/react-page-container/',
  ],
  [
    'a level too much',
    '/toolpad/core/api/dashboard-layout/props/',
    '/toolpad/core/api/dashboard-layout/',
  ],
  ['the other product', '/toolpad/core/getting-started/', '/toolpad/studio/getting-started/'],
  [
    'a file name',
    '/toolpad/core/introduction/installation.html',
    '/toolpad/core/introduction/installation/',
  ],
  [
    'words in another order',
    '/toolpad/core/layout-dashboard/',
    '/toolpad/core/react-dashboard-layout/',
  ],
])('%s: %s', (_, missing, expected) => {
  expect(nearest(missing)[0]).toBe(expected);
});

/** Pages of the site that can be confused with each other. */
const labelled: ListedPage[] = [
  { path: '/toolpad/core/introduction/', title: 'Toolpad Core', label: 'Overview' },
  { path: '/toolpad/core/introduction/upgrading/', title: 'Upgrading' },
  { path: '/toolpad/core/introduction/examples/', title: 'Examples' },
  { path: '/toolpad/core/react-router/', title: 'React Router', label: 'Vite with React Router' },
  { path: '/toolpad/core/api/crud/', title: 'Crud API', label: 'Crud' },
  { path: '/toolpad/core/react-crud/', title: 'CRUD' },
  { path: '/toolpad/core/introduction/installation/', title: 'Installation' },
  { path: '/toolpad/studio/getting-started/installation/', title: 'Installation' },
  { path: '/toolpad/studio/getting-started/', title: 'Toolpad Studio', label: 'Overview' },
  { path: '/toolpad/studio/getting-started/roadmap/', title: 'Roadmap' },
  { path: '/toolpad/studio/concepts/queries/', title: 'Connecting to data', label: 'Overview' },
];

test.each([
  [
    'an overview before its own children',
    '/toolpad/core/introduction/overview/',
    '/toolpad/core/introduction/',
  ],
  [
    'and of the other product',
    '/toolpad/studio/getting-started/overview/',
    '/toolpad/studio/getting-started/',
  ],
  ['a guide before its API', '/toolpad/core/crud/', '/toolpad/core/react-crud/'],
  ['its API, where that was asked for', '/toolpad/core/crud-api/', '/toolpad/core/api/crud/'],
  [
    'the same product first',
    '/toolpad/studio/installation/',
    '/toolpad/studio/getting-started/installation/',
  ],
  ['and in Core', '/toolpad/core/installation/', '/toolpad/core/introduction/installation/'],
  [
    'the same product first, where the other has that address',
    '/toolpad/core/getting-started/installation/',
    '/toolpad/core/introduction/installation/',
  ],
  [
    'the same product first, without a trailing slash',
    '/toolpad/studio/introduction/installation',
    '/toolpad/studio/getting-started/installation/',
  ],
  ['a label of the side navigation', '/toolpad/core/vite/', '/toolpad/core/react-router/'],
])('%s: %s', (_, missing, expected) => {
  expect(nearestPages(missing, labelled)[0]?.path).toBe(expected);
});

test.each(['/toolpad/zzzzzz/', '/toolpad/qwxyz/qqqq/', '/zzzz/'])(
  'no page is similar to %s',
  (missing) => {
    expect(nearest(missing)).toEqual([]);
  },
);

test.each([
  '',
  '/',
  '//',
  '/toolpad/',
  '/%E0%A4%A',
  '/toolpad/\u0000/',
  `/toolpad/${'a-'.repeat(500)}`,
])('%j causes no error', (missing) => {
  expect(() => nearest(missing)).not.toThrow();
});

test('returns at most five pages, or the requested number', () => {
  expect(nearest('/toolpad/core/react-use-dialogs-api/').length).toBeLessThanOrEqual(5);
  expect(nearest('/toolpad/core/react-use-dialogs-api/', 1)).toEqual([
    '/toolpad/core/react-use-dialogs/api/',
  ]);
  expect(nearestPages('/toolpad/core/react-use-dialogs/', [])).toEqual([]);
});
