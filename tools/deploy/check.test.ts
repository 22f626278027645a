import { checkDeployment, checkHeaders, type Answer, type Ask } from './check';

const secure = {
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'origin',
  'permissions-policy': 'camera=()',
  'x-frame-options': 'DENY',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-encoding': 'br',
};
const answer = (status: number, text = '', headers: Record<string, string> = secure): Answer => ({
  status,
  text,
  headers: new Headers(headers),
});
const page = '<h1>Toolpad</h1><script src="/toolpad/assets/page/page-1.js">';

/** Responses of a valid site, by URL. */
const site: Record<string, Answer> = {
  '/': answer(302, '', { location: '/toolpad/' }),
  '/toolpad/': answer(200, page),
  '/toolpad/core/a/': answer(200, page),
  '/toolpad/sitemap.xml': answer(
    200,
    '<loc>https://mui.com/toolpad/</loc><loc>https://mui.com/toolpad/core/a/</loc>',
  ),
  '/toolpad/assets/page/page-1.js': answer(200, '', { 'cache-control': 'public, immutable' }),
  '/toolpad/sw.js': answer(200, 'self.addEventListener()', {
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
  }),
  '/toolpad/manifest.webmanifest': answer(200, '{}'),
  '/toolpad/old/?a=1': answer(301, '', { location: '/toolpad/core/a/?a=1#place' }),
  '/toolpad/concepts/some/page/': answer(301, '', {
    location: '/toolpad/studio/concepts/some/page/',
  }),
  '/toolpad/no/such/page/': answer(404, '<h1>Page not found</h1>'),
};
const moved = [
  { from: '/toolpad/old/', to: '/toolpad/core/a/#place' },
  { from: '/toolpad/concepts/*', to: '/toolpad/studio/concepts/:splat' },
];

async function findingsOf(changes: Record<string, Answer>): Promise<string[]> {
  const ask: Ask = async (address) => ({ ...site, ...changes })[address] ?? answer(404);
  return (await checkDeployment(ask, moved, 'https://mui.com')).map(
    ({ kind, address, message }) => `${kind} ${address} ${message}`,
  );
}

test('a valid site has no findings', async () => {
  expect(await findingsOf({})).toEqual([]);
});

test('a page with a link can replace a redirect', async () => {
  expect(
    await findingsOf({ '/toolpad/old/?a=1': answer(200, '<a href="/toolpad/core/a/#place">') }),
  ).toEqual([]);
});

test.each<[string, Record<string, Answer>, string]>([
  [
    'no sitemap',
    { '/toolpad/sitemap.xml': answer(404) },
    'error /toolpad/sitemap.xml There is no sitemap (status 404).',
  ],
  [
    'a page that is gone',
    { '/toolpad/core/a/': answer(404) },
    'error /toolpad/core/a/ The sitemap names it, and its status is 404.',
  ],
  [
    'an empty page',
    { '/toolpad/core/a/': answer(200, '') },
    'error /toolpad/core/a/ The page has no heading.',
  ],
  [
    'a script that is gone',
    { '/toolpad/assets/page/page-1.js': answer(404) },
    'error /toolpad/assets/page/page-1.js A page needs it, and its status is 404.',
  ],
  [
    'no worker',
    { '/toolpad/sw.js': answer(404) },
    'error /toolpad/sw.js There is no worker (status 404).',
  ],
  [
    'no manifest',
    { '/toolpad/manifest.webmanifest': answer(404), '/toolpad/sw.js': answer(404) },
    'error /toolpad/manifest.webmanifest There is no manifest (status 404).',
  ],
  [
    'a worker as text',
    { '/toolpad/sw.js': answer(200, 'addEventListener', { 'content-type': 'text/plain' }) },
    'error /toolpad/sw.js Its type is text/plain: browsers refuse it.',
  ],
  [
    'a worker that is kept',
    {
      '/toolpad/sw.js': answer(200, 'addEventListener', {
        'content-type': 'text/javascript',
        'cache-control': 'max-age=600',
      }),
    },
    'error /toolpad/sw.js Browsers and proxies cache it, so updates arrive late.',
  ],
  [
    'a redirect without the query',
    { '/toolpad/old/?a=1': answer(301, '', { location: '/toolpad/core/a/#place' }) },
    'error /toolpad/old/ It leads to /toolpad/core/a/#place instead of /toolpad/core/a/?a=1#place.',
  ],
  [
    'a missing redirect',
    { '/toolpad/old/?a=1': answer(404) },
    'error /toolpad/old/ It has moved to /toolpad/core/a/#place, and its status is 404.',
  ],
  [
    'a root that lists files',
    { '/': answer(200, '<h1>Index of /</h1>') },
    'error / The root does not lead to /toolpad/.',
  ],
  [
    'a missing page with success',
    { '/toolpad/no/such/page/': answer(200, 'Page not found') },
    'error /toolpad/no/such/page/ The status of a missing page is 200.',
  ],
  [
    'a wildcard without effect',
    { '/toolpad/concepts/some/page/': answer(404) },
    'warning /toolpad/concepts/some/page/ It does not lead to /toolpad/studio/concepts/some/page/: its status is 404.',
  ],
  [
    'a build for another address',
    { '/toolpad/sitemap.xml': answer(200, '<loc>https://old.example/toolpad/</loc>') },
    'warning /toolpad/sitemap.xml The site was built for https://old.example: here no worker is registered. SITE_URL sets the address.',
  ],
  [
    'pages without their frame options, said once',
    Object.fromEntries(
      ['/toolpad/', '/toolpad/core/a/'].map((address) => [
        address,
        answer(200, page, { ...secure, 'x-frame-options': '' }),
      ]),
    ),
    'warning /toolpad/ x-frame-options is "". The same holds for 1 more.',
  ],
  [
    'public host files',
    { '/_headers': answer(200) },
    'warning /_headers A file for hosts is public.',
  ],
])('%s is reported', async (_, changes, expected) => {
  expect(await findingsOf(changes)).toContain(expected);
});

test.each([
  [{ ...secure, 'content-security-policy': '' }, 'content-security-policy is "".'],
  [
    { ...secure, 'content-security-policy': "default-src 'self', default-src 'self'" },
    'Two policies are sent; both count.',
  ],
  [
    { ...secure, 'cache-control': 'max-age=86400' },
    'Browsers cache a page: cache-control is "max-age=86400".',
  ],
  [{ ...secure, 'x-frame-options': 'ALLOW' }, 'x-frame-options is "ALLOW".'],
])('headers %o: %s', (headers, message) => {
  expect(checkHeaders('/', new Headers(headers)).map((finding) => finding.message)).toContain(
    message,
  );
});
