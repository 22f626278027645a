import { checkDeployment, checkHeaders, type SiteResponse, type FetchPath } from './check';

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
const response = (
  status: number,
  text = '',
  headers: Record<string, string> = secure,
): SiteResponse => ({
  status,
  text,
  headers: new Headers(headers),
});
const page = '<h1>Toolpad</h1><script src="/toolpad/assets/page/page-1.js">';

/** Responses of a valid site, by URL. */
const site: Record<string, SiteResponse> = {
  '/': response(302, '', { location: '/toolpad/' }),
  '/toolpad/': response(200, page),
  '/toolpad/core/a/': response(200, page),
  '/toolpad/sitemap.xml': response(
    200,
    '<loc>https://mui.com/toolpad/</loc><loc>https://mui.com/toolpad/core/a/</loc>',
  ),
  '/toolpad/assets/page/page-1.js': response(200, '', { 'cache-control': 'public, immutable' }),
  '/toolpad/sw.js': response(200, 'self.addEventListener()', {
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
  }),
  '/toolpad/manifest.webmanifest': response(200, '{}'),
  '/toolpad/old/?a=1': response(301, '', { location: '/toolpad/core/a/?a=1#place' }),
  '/toolpad/concepts/some/page/': response(301, '', {
    location: '/toolpad/studio/concepts/some/page/',
  }),
  '/toolpad/no/such/page/': response(404, '<h1>Page not found</h1>'),
};
const redirects = [
  { from: '/toolpad/old/', to: '/toolpad/core/a/#place' },
  { from: '/toolpad/concepts/*', to: '/toolpad/studio/concepts/:splat' },
];

async function findingsOf(changes: Record<string, SiteResponse>): Promise<string[]> {
  const fetchPath: FetchPath = async (path) => ({ ...site, ...changes })[path] ?? response(404);
  return (await checkDeployment(fetchPath, redirects, 'https://mui.com')).map(
    ({ kind, path, message }) => `${kind} ${path} ${message}`,
  );
}

test('a valid site has no findings', async () => {
  expect(await findingsOf({})).toEqual([]);
});

test('a page with a link can replace a redirect', async () => {
  expect(
    await findingsOf({ '/toolpad/old/?a=1': response(200, '<a href="/toolpad/core/a/#place">') }),
  ).toEqual([]);
});

test.each<[string, Record<string, SiteResponse>, string]>([
  [
    'no sitemap',
    { '/toolpad/sitemap.xml': response(404) },
    'error /toolpad/sitemap.xml There is no sitemap (status 404).',
  ],
  [
    'a missing page of the sitemap',
    { '/toolpad/core/a/': response(404) },
    'error /toolpad/core/a/ The sitemap lists it, but its status is 404.',
  ],
  [
    'an empty page',
    { '/toolpad/core/a/': response(200, '') },
    'error /toolpad/core/a/ The page has no heading.',
  ],
  [
    'a missing script',
    { '/toolpad/assets/page/page-1.js': response(404) },
    'error /toolpad/assets/page/page-1.js A page loads it, but its status is 404.',
  ],
  [
    'no worker',
    { '/toolpad/sw.js': response(404) },
    'error /toolpad/sw.js There is no service worker (status 404).',
  ],
  [
    'no manifest',
    { '/toolpad/manifest.webmanifest': response(404), '/toolpad/sw.js': response(404) },
    'error /toolpad/manifest.webmanifest There is no manifest (status 404).',
  ],
  [
    'a worker with the type of text',
    { '/toolpad/sw.js': response(200, 'addEventListener', { 'content-type': 'text/plain' }) },
    'error /toolpad/sw.js Its type is text/plain, which browsers reject.',
  ],
  [
    'a cached worker',
    {
      '/toolpad/sw.js': response(200, 'addEventListener', {
        'content-type': 'text/javascript',
        'cache-control': 'max-age=600',
      }),
    },
    'error /toolpad/sw.js Browsers and proxies cache it, so updates arrive late.',
  ],
  [
    'a redirect without the query',
    { '/toolpad/old/?a=1': response(301, '', { location: '/toolpad/core/a/#place' }) },
    'error /toolpad/old/ It redirects to /toolpad/core/a/#place instead of /toolpad/core/a/?a=1#place.',
  ],
  [
    'a missing redirect',
    { '/toolpad/old/?a=1': response(404) },
    'error /toolpad/old/ It should redirect to /toolpad/core/a/#place, but its status is 404.',
  ],
  [
    'a root that lists files',
    { '/': response(200, '<h1>Index of /</h1>') },
    'error / The root does not redirect to /toolpad/.',
  ],
  [
    'a missing page with success',
    { '/toolpad/no/such/page/': response(200, 'Page not found') },
    'error /toolpad/no/such/page/ The status of a missing page is 200.',
  ],
  [
    'a wildcard without effect',
    { '/toolpad/concepts/some/page/': response(404) },
    'warning /toolpad/concepts/some/page/ It does not redirect to /toolpad/studio/concepts/some/page/: its status is 404.',
  ],
  [
    'a build for another origin',
    { '/toolpad/sitemap.xml': response(200, '<loc>https://old.example/toolpad/</loc>') },
    'warning /toolpad/sitemap.xml The site was built for https://old.example: no service worker is registered here. SITE_URL sets the origin.',
  ],
  [
    'a missing header of several pages, once',
    Object.fromEntries(
      ['/toolpad/', '/toolpad/core/a/'].map((path) => [
        path,
        response(200, page, { ...secure, 'x-frame-options': '' }),
      ]),
    ),
    'warning /toolpad/ x-frame-options is "". The same applies to 1 more.',
  ],
  [
    'public host files',
    { '/_headers': response(200) },
    'warning /_headers A file for hosts is public.',
  ],
])('%s is reported', async (_, changes, expected) => {
  expect(await findingsOf(changes)).toContain(expected);
});

test.each([
  [{ ...secure, 'content-security-policy': '' }, 'content-security-policy is "".'],
  [
    { ...secure, 'content-security-policy': "default-src 'self', default-src 'self'" },
    'Two policies are sent, and browsers apply both.',
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
