import { expect, test, type APIRequestContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import legacyRedirects from '../../model/legacyRedirects.json';
import { ownRedirects } from '../../model/redirects';
import { documentedVersions } from '../../model/versions/versions';
import { parseHostFiles } from '@site/tools/serve';
import { testPort } from '../support/testPort';
import { products } from '../../model/facts/products';
import { compressFiles } from '../../tools/deploy';
import { startNginx } from './nginx';

const port = testPort('SERVER_PORT');
const origin = `http://127.0.0.1:${port}`;
const page = '/toolpad/core/introduction/';
const demo = `/toolpad/demos/core/v${products.core.version}/AccountDemoSignedIn/`;
const hashed = (folder: string) =>
  `/toolpad/assets/${folder}/${readdirSync(`build/toolpad/assets/${folder}`).find((name) => /\.(?:css|js)$/.test(name))}`;

let stop: () => Promise<void>;
test.beforeAll(async () => {
  await compressFiles('build');
  stop = await startNginx('build', port);
});
test.afterAll(() => stop());

/** Sends a request without following redirects. */
const get = (request: APIRequestContext, url: string, headers: Record<string, string> = {}) =>
  request.get(origin + url, { headers, maxRedirects: 0 });

const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

test('prints the response headers of each kind of URL', async ({ request }) => {
  const rows = [];
  for (const url of [page, demo, hashed('js'), '/toolpad/nothing/', '/toolpad/sw.js', '/']) {
    const response = await get(request, url, { 'Accept-Encoding': 'br' });
    const headers = response.headers();
    rows.push({
      address: url.slice(0, 44),
      status: response.status(),
      policy: headers['content-security-policy'] ? 'yes' : '–',
      framing: headers['x-frame-options'] ?? '–',
      caching: headers['cache-control'] ?? '–',
      encoding: headers['content-encoding'] ?? '–',
    });
    expect(headers).toMatchObject(everywhere);
  }
  console.table(rows);
});

test('skills for assistants have their types', async ({ request }) => {
  const folder = '/.well-known/agent-skills/';
  const types = [
    ['index.json', 'application/json'],
    ['toolpad-core/SKILL.md', 'text/markdown'],
  ] as const;
  for (const [file, type] of types) {
    const response = await get(request, folder + file);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
  }
});

for (const [kind, url, expected] of [
  [
    'a page',
    page,
    { framing: 'DENY', caching: 'public, max-age=0, must-revalidate', evaluates: false },
  ],
  [
    'a demo',
    demo,
    { framing: 'SAMEORIGIN', caching: 'public, max-age=0, must-revalidate', evaluates: false },
  ],
  [
    'the page for edited demos',
    '/toolpad/edited-demo/',
    { framing: 'SAMEORIGIN', caching: 'public, max-age=0, must-revalidate', evaluates: true },
  ],
  [
    'what is missing',
    '/toolpad/no/such/page/',
    { framing: 'DENY', caching: 'public, max-age=0, must-revalidate', evaluates: false },
  ],
] as const) {
  test(`${kind} has one policy, and one value for framing`, async ({ request }) => {
    const response = await get(request, url);
    const values = (name: string) =>
      response
        .headersArray()
        .filter((header) => header.name.toLowerCase() === name)
        .map(({ value }) => value);
    const [policy = '', ...others] = values('content-security-policy');
    expect(others).toEqual([]);
    expect(policy).toContain(expected.evaluates ? "default-src 'none'" : "default-src 'self'");
    expect(policy.includes("'unsafe-eval'")).toBe(expected.evaluates);
    expect(policy.includes('sandbox allow-scripts')).toBe(expected.evaluates);
    expect(values('x-frame-options')).toEqual([expected.framing]);
    expect(values('cache-control')).toEqual([expected.caching]);
    expect(response.headers()).toMatchObject(everywhere);
  });
}

test('every page of the build has one policy, from nginx and in the file for other hosts', async ({
  request,
}) => {
  const rules = parseHostFiles(
    readFileSync('build/_headers', 'utf8'),
    readFileSync('build/_redirects', 'utf8'),
  );
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((url) => !rules.redirectFor(url));
  const wrong = [];
  for (const url of pages) {
    const response = await get(request, url);
    const sent = response
      .headersArray()
      .filter(({ name }) => /^content-security-policy$/i.test(name));
    const blocks = rules
      .matches(url)
      .map((block) => block['Content-Security-Policy'])
      .filter(Boolean);
    if (response.status() !== 200 || sent.length !== 1 || blocks.length !== 1)
      wrong.push([url, response.status(), sent.length, blocks.length]);
    else if (sent[0]?.value !== blocks[0]) wrong.push([url, 'another policy']);
  }
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(150);
});

test('the headers are equal to those in the file for other hosts', async ({ request }) => {
  const blocks = readFileSync('build/_headers', 'utf8');
  for (const url of [page, demo]) {
    const policy = (await get(request, url)).headers()['content-security-policy'];
    expect(blocks).toContain(`Content-Security-Policy: ${policy}\n`);
  }
  const common = /^\/\*\n((?: {2}.*\n)+)/.exec(blocks)?.[1]?.trim().split('\n') ?? [];
  const headers = (await get(request, page)).headers();
  for (const line of common) {
    const [name = '', value] = line.trim().split(': ');
    expect(headers[name.toLowerCase()]).toBe(value);
  }
  expect(common.length).toBeGreaterThan(3);
});

test('a missing page has the status 404 and the content of the site’s 404 page', async ({
  request,
}) => {
  const response = await get(request, '/toolpad/no/such/page/');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Page not found');
  const folder = await get(request, '/toolpad/assets/');
  expect(folder.status()).toBe(404);
  expect(await folder.text()).toContain('Page not found');
  const asset = await get(request, '/toolpad/assets/js/gone.12345678.js');
  expect(asset.status()).toBe(404);
  expect(asset.headers()['cache-control']).not.toContain('immutable');
});

for (const url of [
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/toolpad/index.html.br',
  '/toolpad/sw.js.gz',
])
  test(`${url} is not public`, async ({ request }) => {
    expect((await get(request, url)).status()).toBe(404);
  });

for (const [encoding, accepted] of [
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
] as const)
  test(`a browser that accepts ${accepted} gets ${encoding ?? 'plain files'}`, async ({
    request,
  }) => {
    for (const url of [page, hashed('js'), hashed('css'), '/toolpad/pages.json']) {
      const response = await get(request, url, { 'Accept-Encoding': accepted });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-encoding']).toBe(encoding);
      expect(response.headers()['vary']).toContain('Accept-Encoding');
    }
  });

test('hashed files are cached for a year, pictures for an hour', async ({ request }) => {
  expect((await get(request, hashed('js'))).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const picture = await get(request, '/toolpad/static/logos/favicon.svg');
  expect(picture.headers()['cache-control']).toBe('public, max-age=3600');
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
});

test('unchanged files return 304, by ETag and by date', async ({ request }) => {
  for (const accepted of ['br', 'identity']) {
    const first = await get(request, page, { 'Accept-Encoding': accepted });
    const { etag = '', 'last-modified': date = '' } = first.headers();
    const again = (condition: Record<string, string>) =>
      get(request, page, { 'Accept-Encoding': accepted, ...condition });
    expect((await again({ 'If-None-Match': etag })).status()).toBe(304);
    expect((await again({ 'If-Modified-Since': date })).status()).toBe(304);
    expect((await again({ 'If-None-Match': '"other"' })).status()).toBe(200);
  }
});

test('range requests work', async ({ request }) => {
  const response = await get(request, hashed('js'), {
    'Accept-Encoding': 'identity',
    Range: 'bytes=0-99',
  });
  expect(response.status()).toBe(206);
  expect((await response.body()).length).toBe(100);
  expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
});

test('every moved URL redirects with its query', async ({ request }) => {
  const all = [...ownRedirects(documentedVersions(process.cwd())), ...legacyRedirects];
  for (const { from, to, status } of all) {
    const asked = from.replace('*', 'a-page/');
    const special = all.find((each) => each.from === asked);
    const [path, hash] = (special?.to ?? to).replace(':splat', 'a-page/').split('#');
    const expected = `${path}?a=1&b=%20${hash ? `#${hash}` : ''}`;
    const response = await get(request, `${asked}?a=1&b=%20`);
    expect([response.status(), response.headers()['location']]).toEqual([status, expected]);
    if (from.endsWith('/')) {
      const bare = await get(request, from.slice(0, -1));
      expect(bare.headers()['location']).toBe(to);
    }
  }
  expect(all.length).toBeGreaterThan(30);
});

test('a moved URL cannot inject headers', async ({ request }) => {
  const response = await get(request, '/toolpad/concepts/a%0d%0aSet-Cookie:%20b=c/');
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(response.headers()['location']).toBe('/toolpad/studio/concepts/a%0d%0aSet-Cookie:%20b=c/');
});

test('the root redirects to the site, and a page without its slash to the page', async ({
  request,
}) => {
  const root = await get(request, '/?q=1');
  expect([root.status(), root.headers()['location']]).toEqual([302, '/toolpad/?q=1']);
  const bare = await get(request, `${page.slice(0, -1)}?q=1`);
  expect([bare.status(), bare.headers()['location']]).toEqual([301, `${page}?q=1`]);
});

test('the manifest has its type, and text has its encoding', async ({ request }) => {
  expect((await get(request, '/toolpad/manifest.webmanifest')).headers()['content-type']).toContain(
    'application/manifest+json',
  );
  expect((await get(request, page)).headers()['content-type']).toBe('text/html; charset=utf-8');
});

test('in a browser, a moved URL preserves the hash, and pages log nothing', async ({
  page: tab,
}) => {
  const messages: string[] = [];
  tab.on('console', (message) => {
    if (/Content Security|Refused/i.test(message.text())) messages.push(message.text());
  });
  await tab.goto(`${origin}/toolpad/getting-started/setup/?a=1#next-steps`);
  await expect(tab).toHaveURL(/\/toolpad\/studio\/getting-started\/\?a=1#next-steps$/);
  await tab.goto(`${origin}/toolpad/core/react-dashboard-layout/`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Dashboard Layout');
  await tab.goto(`${origin}/toolpad/no/such/page/`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(messages).toEqual([]);
});
