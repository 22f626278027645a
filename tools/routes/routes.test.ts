import { formatProblem } from '../../model/problems';
import { checkRoutes, checkUnrecorded } from './routes';

const file = 'data/routes/core-1.0.0.txt';
const records = new Map([[file, ['/toolpad/core/a/', '/toolpad/core/old-page/']]]);
const pages = ['/toolpad/core/a/', '/toolpad/core/page/'];
const to = (target: string) => [
  { from: '/toolpad/core/old-page/', to: target, status: 301 as const },
];

test.each([
  ['has a page', [...pages, '/toolpad/core/old-page/'], []],
  ['redirects to a page', pages, to('/toolpad/core/page/')],
  ['redirects to an anchor', pages, to('/toolpad/core/page/#part')],
  [
    'is below a wildcard',
    pages,
    [{ from: '/toolpad/core/old-*', to: '/toolpad/core/:splat', status: 301 as const }],
  ],
])('a published URL may stay if it %s', (_, existing, redirects) => {
  expect(checkRoutes(records, existing, redirects)).toEqual([]);
});

test('a published URL without a page is reported with the redirect that it needs', () => {
  expect(checkRoutes(records, pages, []).map(formatProblem)).toEqual([
    `${file}:2:1  routes/lost\n  /toolpad/core/old-page/ was published, but has neither a page nor a redirect. Restore the page, or write into model/legacyRedirects.json: { "from": "/toolpad/core/old-page/", "to": "/toolpad/core/page/", "status": 301 }`,
  ]);
});

test('a redirect to a missing page is reported', () => {
  const [problem] = checkRoutes(records, pages, to('/toolpad/core/gone/'));
  expect(problem?.message).toMatch(
    /^\/toolpad\/core\/old-page\/ redirects to .*gone\/, which does/,
  );
});

test('the URL of a new page is recorded first', () => {
  const routes = new Map([[file, ['/toolpad/core/a/', '/toolpad/core/new/']]]);
  expect(checkUnrecorded(records, routes).map(({ message }) => message)).toEqual([
    "/toolpad/core/new/ isn't recorded. Run npm run routes:check and commit data/routes.",
  ]);
  expect(checkUnrecorded(new Map(), routes)).toHaveLength(2);
});
