import { parseHostFiles } from '@site/tools/serve';
import { hostHeaders, pagePatterns, renderHeaders } from './headers';

const addresses = [
  '/index.html',
  '/',
  '/toolpad/',
  '/toolpad/404.html',
  '/toolpad/core/introduction/',
  '/toolpad/core/react-crud/',
  '/toolpad/a-new-page/',
  '/toolpad/demos/core/v1/Basic/',
  '/toolpad/studio/deep/er/page/',
  '/de/toolpad/',
  '/de/toolpad/core/introduction/',
  '/de/toolpad/demos/core/v1/Basic/',
];
const baseUrls = ['/toolpad/', '/de/toolpad/'];
const patterns = pagePatterns(addresses, baseUrls);
const rules = parseHostFiles(
  renderHeaders(
    hostHeaders({ page: 'page-policy', demo: 'demo-policy', editedDemo: 'edit-policy' }),
    patterns,
    baseUrls,
  ),
  '',
);

test('each pattern of the page URLs is listed once', () => {
  expect(patterns).toEqual([
    '/',
    '/de/toolpad/',
    '/de/toolpad/core/*',
    '/index.html',
    '/toolpad/',
    '/toolpad/404.html',
    '/toolpad/a-new-page/*',
    '/toolpad/core/*',
    '/toolpad/studio/*',
  ]);
});

test.each(addresses)('%s has exactly one policy', (address) => {
  const { matches } = rules;
  const policies = matches(address).flatMap((each) => each['Content-Security-Policy'] ?? []);
  expect(policies).toEqual([address.includes('/demos/') ? 'demo-policy' : 'page-policy']);
});

test.each([
  ['/toolpad/core/introduction/', 'DENY', 'public, max-age=0, must-revalidate'],
  ['/toolpad/demos/core/v1/Basic/', 'SAMEORIGIN', 'public, max-age=0, must-revalidate'],
  ['/toolpad/assets/js/a.12345678.js', undefined, 'public, max-age=31536000, immutable'],
  ['/toolpad/static/logos/a.svg', undefined, 'public, max-age=3600'],
  ['/toolpad/sw.js', undefined, 'no-cache'],
  ['/de/toolpad/demos/core/v1/Basic/', 'SAMEORIGIN', 'public, max-age=0, must-revalidate'],
  ['/de/toolpad/assets/js/a.12345678.js', undefined, 'public, max-age=31536000, immutable'],
])('%s: frames %s, cached for %s', (address, framing, caching) => {
  const headers = rules.headersFor(address);
  expect(headers['X-Frame-Options']).toBe(framing);
  expect(headers['Cache-Control']).toBe(caching);
  expect(headers).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});
