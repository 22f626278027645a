import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { hostHeaders } from '../../plugins/hosting/headers';
import { contentSecurityPolicy, editedDemoPolicy } from '../../plugins/hosting/policy';
import { fileChecks, kindOf } from '../deployed/files';
import type { FetchPath, SiteResponse } from '../deployed/findings';
import { checkHeaders } from '../deployed/headers';
import { urlChecks } from '../deployed/urls';

const inlineScript = 'document.body';
const scriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
const {
  common,
  page: pageHeaders,
  demo: demoHeaders,
  editedDemo: editedDemoHeaders,
} = hostHeaders({
  page: contentSecurityPolicy([scriptHash], { script: ['https://ads.example.com'] }),
  demo: contentSecurityPolicy([scriptHash], {}, 'self'),
  editedDemo: editedDemoPolicy([scriptHash]),
});
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const secure: Record<string, string> = {
  ...lowerCase({ ...common, ...pageHeaders }),
  'content-encoding': 'br',
};
const response = (
  status: number,
  text = '',
  headers: Record<string, string> = secure,
): SiteResponse => ({
  status,
  text,
  body: new TextEncoder().encode(text),
  headers: new Headers(headers),
});
const page = `<h1>Toolpad</h1><script>${inlineScript}</script><script src="/toolpad/assets/page/page-1.js"></script>`;
const script = 'export {}';
const immutable = { 'cache-control': 'public, immutable' };
const workerHeaders = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };

const listed = (path: string, text: string) => [
  path,
  createHash('sha256').update(text).digest('hex').slice(0, 12),
  text.length,
];
const list = JSON.stringify({
  version: 'aaaaaaaaaaaa',
  products: {
    core: [
      listed('/toolpad/core/a/', page),
      listed('/toolpad/assets/page/page-1.js', script),
      listed('/toolpad/demos/core/v1/Basic/', page),
    ],
    studio: [listed('/toolpad/assets/page/page-1.js', script)],
  },
});

/** A file of each kind that a build writes, which is not in the list for offline reading. */
const others = {
  '/toolpad/core/a.md': '# A',
  '/toolpad/llms.txt': '# Pages',
  '/toolpad/downloads/plain.zip': 'zip',
  '/toolpad/static/images/a-light.webp': 'picture',
  '/toolpad/static/social/a.png': 'card',
  '/toolpad/feed.xml': '<feed/>',
  '/toolpad/pages.json': '[]',
  '/toolpad/versions.json': '[]',
  '/toolpad/search/core.json': '{}',
  '/toolpad/api/core/Crud.json': '{}',
  '/robots.txt': 'User-agent: *',
  '/sitemap.xml': '<urlset/>',
};
const revision = (text: string) => listed('', text)[1];
const files = JSON.stringify({
  '/toolpad/core/a/': revision(page),
  '/toolpad/assets/page/page-1.js': revision(script),
  '/toolpad/demos/core/v1/Basic/': revision(page),
  ...Object.fromEntries(Object.entries(others).map(([path, text]) => [path, revision(text)])),
});

const skill = '# Toolpad Core';
const skillUrl = '/.well-known/agent-skills/toolpad-core/SKILL.md';
const markdown = { 'content-type': 'text/markdown; charset=utf-8' };

/** Responses of a valid site, by URL. */
const site: Record<string, SiteResponse> = {
  '/': response(302, '', { location: '/toolpad/' }),
  '/toolpad/': response(200, page),
  '/toolpad/core/a/': response(200, page),
  '/toolpad/sitemap.xml': response(
    200,
    '<loc>https://mui.com/toolpad/</loc><loc>https://mui.com/toolpad/core/a/</loc>',
  ),
  '/toolpad/assets/page/page-1.js': response(200, script, immutable),
  '/toolpad/demos/core/v1/Basic/': response(200, page, lowerCase({ ...common, ...demoHeaders })),
  '/toolpad/edited-demo/': response(200, page, lowerCase({ ...common, ...editedDemoHeaders })),
  ...Object.fromEntries(
    Object.entries(others).map(([path, text]) => [path, response(200, text, {})]),
  ),
  '/toolpad/downloads/toolpad-docs-mcp-0.1.0.tgz': response(200),
  '/toolpad/downloads/leaving-core.tgz': response(200),
  '/toolpad/files.json': response(200, files),
  '/toolpad/offline.json': response(200, list),
  '/toolpad/sw.js': response(200, 'self.addEventListener("aaaaaaaaaaaa")', workerHeaders),
  '/toolpad/manifest.webmanifest': response(200, '{}'),
  '/.well-known/agent-skills/index.json': response(
    200,
    JSON.stringify({
      skills: [
        {
          url: skillUrl,
          digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
        },
      ],
    }),
  ),
  [skillUrl]: response(200, skill, markdown),
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

/** @param changes responses by path, or by path and encoding: `/toolpad/core/a/ br` */
async function findingsOf(changes: Record<string, SiteResponse>): Promise<string[]> {
  const fetchPath: FetchPath = async (path, { 'Accept-Encoding': encoding = '' } = {}) => {
    const all = { ...site, ...changes };
    return all[`${path} ${encoding}`] ?? all[path] ?? response(404);
  };
  const deployed = { fetchPath, redirects, origin: 'https://mui.com' };
  const checks = Object.values({ ...urlChecks, ...fileChecks });
  const findings = await Promise.all(checks.map((check) => check(deployed)));
  return findings.flat().map(({ kind, path, message }) => `${kind} ${path} ${message}`);
}

test('a valid site has no findings', async () => {
  expect(await findingsOf({})).toEqual([]);
});

test('a page with a link can replace a redirect', async () => {
  expect(
    await findingsOf({ '/toolpad/old/?a=1': response(200, '<a href="/toolpad/core/a/#place">') }),
  ).toEqual([]);
});

const broken: [name: string, changes: Record<string, SiteResponse>, finding: string][] = [
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
    'no page for edited demos',
    { '/toolpad/edited-demo/': response(404) },
    "error /toolpad/edited-demo/ Edited demos can't run (status 404).",
  ],
  [
    'the policy of pages on the page for edited demos',
    { '/toolpad/edited-demo/': response(200, page) },
    'error /toolpad/edited-demo/ The Content-Security-Policy lacks what the page needs in sandbox.',
  ],
  [
    'no skills',
    { '/.well-known/agent-skills/index.json': response(404) },
    'warning /.well-known/agent-skills/index.json Agents find no skills (status 404). Deploy the folder .well-known, too.',
  ],
  [
    'a skill of another build',
    { [skillUrl]: response(200, '# Other', markdown) },
    `error ${skillUrl} The skill differs from the digest in its index: deploy both again.`,
  ],
  [
    'a skill that browsers download',
    { [skillUrl]: response(200, skill, { 'content-type': 'application/octet-stream' }) },
    `warning ${skillUrl} Its content type is "application/octet-stream".`,
  ],
  [
    'an empty page',
    { '/toolpad/core/a/': response(200, '') },
    'error /toolpad/core/a/ The page has no heading.',
  ],
  [
    'a missing script',
    { '/toolpad/assets/page/page-1.js': response(404) },
    'error /toolpad/assets/page/page-1.js A script of the build is missing (status 404).',
  ],
  [
    'a script of another build',
    { '/toolpad/assets/page/page-1.js': response(200, 'old', immutable) },
    'error /toolpad/assets/page/page-1.js A script differs from the build: deploy all of its files again.',
  ],
  [
    'a script that browsers request again',
    { '/toolpad/assets/page/page-1.js': response(200, script, {}) },
    'warning /toolpad/assets/page/page-1.js Browsers request it again, because it is not sent as immutable.',
  ],
  ...Object.keys(others).map((path): [string, Record<string, SiteResponse>, string] => [
    `no ${path}`,
    { [path]: response(404) },
    `error ${path} ${kindOf(path)} of the build is missing (status 404).`,
  ]),
  ...['/toolpad/core/a.md', '/toolpad/downloads/plain.zip', '/robots.txt'].map(
    (path): [string, Record<string, SiteResponse>, string] => [
      `${path} of another build`,
      { [path]: response(200, 'old') },
      `error ${path} ${kindOf(path)} differs from the build: deploy all of its files again.`,
    ],
  ),
  [
    'no package of a command',
    { '/toolpad/downloads/leaving-core.tgz': response(404) },
    'error /toolpad/downloads/leaving-core.tgz A download is missing (status 404).',
  ],
  [
    'a stale page beside a fresh compressed copy',
    { '/toolpad/core/a/ identity': response(200, `${page}old`) },
    'error /toolpad/core/a/ A page differs from the build: deploy all of its files again.',
  ],
  ...['br', 'gzip'].map((encoding): [string, Record<string, SiteResponse>, string] => [
    `a stale copy for ${encoding} beside a fresh page`,
    { [`/toolpad/core/a/ ${encoding}`]: response(200, `${page}old`) },
    `error /toolpad/core/a/ Its copy for ${encoding} differs from the build: compress it again.`,
  ]),
  ...['', '[1]', '<h1>Not found</h1>'].map(
    (text): [string, Record<string, SiteResponse>, string] => [
      `the list of all files ${JSON.stringify(text)}`,
      { '/toolpad/files.json': response(200, text) },
      'error /toolpad/files.json There is no list of all files (status 200).',
    ],
  ),
  [
    'a missing demo',
    { '/toolpad/demos/core/v1/Basic/': response(404) },
    'error /toolpad/demos/core/v1/Basic/ A demo of the build is missing (status 404).',
  ],
  [
    'a demo with the headers of a page',
    { '/toolpad/demos/core/v1/Basic/': response(200, page) },
    'error /toolpad/demos/core/v1/Basic/ x-frame-options is "DENY" instead of "SAMEORIGIN". The build\'s _headers and _nginx.conf contain it.',
  ],
  ...['', '{', '[]', '{"version":"a","products":{}}'].map(
    (text): [string, Record<string, SiteResponse>, string] => [
      `the list of files ${JSON.stringify(text)}`,
      { '/toolpad/offline.json': response(200, text) },
      'error /toolpad/offline.json There is no list of files: products cannot be stored for offline reading.',
    ],
  ),
  [
    'a stale worker',
    { '/toolpad/sw.js': response(200, 'addEventListener("bbbbbbbbbbbb")', workerHeaders) },
    'error /toolpad/sw.js It belongs to another build: it lacks the version aaaaaaaaaaaa of offline.json.',
  ],
  [
    'a worker with a syntax error',
    { '/toolpad/sw.js': response(200, 'addEventListener("aaaaaaaaaaaa"', workerHeaders) },
    "error /toolpad/sw.js Browsers can't parse it: missing ) after argument list.",
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
    'error /toolpad/sw.js Its type is "text/plain", which browsers reject.',
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
    'error /toolpad/concepts/some/page/ It does not redirect to /toolpad/studio/concepts/some/page/: its status is 404.',
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
    'error /toolpad/ x-frame-options is "" instead of "DENY". The build\'s _headers and _nginx.conf contain it. The same applies to 1 more.',
  ],
  [
    'public host files',
    { '/_headers': response(200) },
    'warning /_headers A file for hosts is public.',
  ],
];

for (const [name, changes, expected] of broken)
  test(`${name} is reported`, async () => {
    expect(await findingsOf(changes)).toContain(expected);
  });

const policy = secure['content-security-policy'] ?? '';

const brokenHeaders: [message: string, changes: Record<string, string>][] = [
  ['No Content-Security-Policy is sent.', { 'content-security-policy': '' }],
  [
    'Two policies are sent, and browsers apply both.',
    { 'content-security-policy': `${policy}, ${policy}` },
  ],
  [
    'The Content-Security-Policy lacks what the page needs in script-src.',
    { 'content-security-policy': policy.replace(scriptHash, '') },
  ],
  [
    'The Content-Security-Policy lacks what the page needs in object-src.',
    { 'content-security-policy': policy.replace("; object-src 'none'", '') },
  ],
  [
    "The Content-Security-Policy allows 'unsafe-inline' in script-src.",
    { 'content-security-policy': policy.replace(scriptHash, `${scriptHash} 'unsafe-inline'`) },
  ],
  [
    'The Content-Security-Policy lacks what the page needs in frame-ancestors.',
    {
      'content-security-policy':
        secure['content-security-policy']?.replace(
          "frame-ancestors 'none'",
          "frame-ancestors 'self'",
        ) ?? '',
    },
  ],
  [
    'Browsers cache a page: cache-control is "max-age=86400".',
    { 'cache-control': 'max-age=86400' },
  ],
  [
    'strict-transport-security is "max-age=60" instead of "max-age=31536000". The build\'s _headers and _nginx.conf contain it.',
    { 'strict-transport-security': 'max-age=60' },
  ],
];

for (const [message, changes] of brokenHeaders)
  test(`a page is reported: ${message}`, () => {
    const findings = checkHeaders('/', response(200, page, { ...secure, ...changes }));
    expect(findings).toEqual([{ kind: 'error', path: '/', message }]);
  });
