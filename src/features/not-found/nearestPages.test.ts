import { nearestPages, type ListedPage } from './nearestPages';

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

test.each(['/toolpad/zzzzzz/', '/toolpad/qwxyz/qqqq/', '/zzzz/'])(
  '%s is like no page',
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
])('%j is no error', (missing) => {
  expect(() => nearest(missing)).not.toThrow();
});

test('at most five are proposed, or as many as asked for', () => {
  expect(nearest('/toolpad/core/react-use-dialogs-api/').length).toBeLessThanOrEqual(5);
  expect(nearest('/toolpad/core/react-use-dialogs-api/', 1)).toEqual([
    '/toolpad/core/react-use-dialogs/api/',
  ]);
  expect(nearestPages('/toolpad/core/react-use-dialogs/', [])).toEqual([]);
});
