import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

/** The catalog has gaps on purpose; any other message fails the test. */
test.use({ allowedMessages: ['Missing translation', 'status of 404'] });

const hrefsOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const alternates = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );

const overview = '/toolpad/core/introduction/';
const installation = '/toolpad/core/introduction/installation/';

test('English has no URL prefix, and no word of another language', async ({ page }) => {
  await page.goto(overview);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('note')).toHaveCount(0);
  expect((await hrefsOf(page)).filter((href) => href.startsWith('/de/'))).toEqual([]);
});

test('a translated page and its interface are German below the URL prefix', async ({ page }) => {
  await page.goto(`/de${overview}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Überblick' })).toBeVisible();
  await expect(page.locator('[lang=en]')).toHaveCount(0);
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Eigenschaften von Account' })).toBeVisible();
  await expect(page.getByText('Einführung', { exact: true }).first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://mui.com/de${overview}`,
  );
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute(
    'content',
    'toolpad-core',
  );
});

test('a message that German lacks is shown in English', async ({ page }) => {
  await page.goto(`/de${overview}`);
  await expect(page.getByRole('button', { name: 'Color theme' })).toBeVisible();
  await expect(page.getByRole('contentinfo').last()).toContainText('MIT licensed');
  expect(await page.content()).not.toContain('>…</');
});

test('links lead to pages in the same language, except those to other sites', async ({ page }) => {
  for (const url of [overview, installation, '/toolpad/', '/toolpad/versions/']) {
    await page.goto(`/de${url}`);
    const hrefs = await hrefsOf(page);
    expect(hrefs.filter((href) => /^\/(?!de\/toolpad\/)/.test(href))).toEqual([]);
    expect(hrefs.filter((href) => /\/(?:de\/.*de|toolpad\/.*toolpad)\//.test(href))).toEqual([]);
    expect(hrefs.filter((href) => href.startsWith('/de/toolpad/')).length).toBeGreaterThan(3);
  }
  await page.goto(`/de${overview}`);
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    'https://mui.com/blog/',
  );
  await page.getByRole('article').getByRole('link', { name: 'Installation' }).click();
  await expect(page).toHaveURL(`/de${installation}#one-command`);
});

test('an untranslated page is in English, says so, and has the original as its canonical URL', async ({
  page,
}) => {
  await page.goto(`/de${installation}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('note')).toHaveText(
    'Diese Seite ist noch nicht übersetzt. Du liest sie auf Englisch.',
  );
  for (const text of ['Installation', 'Read the Overview first.']) {
    const element = page.getByRole('article').getByText(text, { exact: true }).first();
    expect(await element.evaluate((node) => node.closest<HTMLElement>('[lang]')?.lang)).toBe('en');
  }
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `https://mui.com${installation}`);
});

test('all languages of a page link to each other for search engines', async ({ page }) => {
  for (const url of [overview, `/de${overview}`, `/ar${overview}`]) {
    await page.goto(url);
    expect(await alternates(page)).toEqual([
      ['en', `https://mui.com${overview}`],
      ['de', `https://mui.com/de${overview}`],
      ['ar', `https://mui.com/ar${overview}`],
      ['x-default', `https://mui.com${overview}`],
    ]);
  }
  for (const url of [installation, `/de${installation}`, `/ar${installation}`]) {
    await page.goto(url);
    expect(await alternates(page)).toEqual([
      ['en', `https://mui.com${installation}`],
      ['x-default', `https://mui.com${installation}`],
    ]);
  }
});

test('sitemaps have an index, and list translated pages only', async ({ request }) => {
  const text = async (url: string) => (await request.get(url)).text();
  const urlsIn = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
  expect(urlsIn(await text('/sitemap.xml'))).toEqual([
    'https://mui.com/toolpad/sitemap.xml',
    'https://mui.com/de/toolpad/sitemap.xml',
    'https://mui.com/ar/toolpad/sitemap.xml',
  ]);
  expect(urlsIn(await text('/toolpad/sitemap.xml'))).toContain(`https://mui.com${installation}`);
  const arabic = urlsIn(await text('/ar/toolpad/sitemap.xml'));
  expect(arabic).toContain(`https://mui.com/ar${overview}`);
  expect(arabic).not.toContain(`https://mui.com/ar${installation}`);
});

test('a right-to-left language is shown right to left, with its code left to right', async ({
  page,
}) => {
  await page.goto(`/ar${overview}`);
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await direction('html')).toBe('rtl');
  expect(await direction('body')).toBe('rtl');
  expect(await direction('article h1')).toBe('rtl');
  expect(await direction('article pre code')).toBe('ltr');
  expect(await direction('article p > code')).toBe('ltr');
  const [navigation, main] = await Promise.all([
    page.getByRole('navigation', { name: 'Toolpad Core', exact: true }).boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  if (navigation && main) expect(navigation.x).toBeGreaterThan(main.x);
});

test('an untranslated page in a right-to-left language is left to right, with its note right to left', async ({
  page,
}) => {
  await page.goto(`/ar${installation}`);
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { direction, textAlign } = getComputedStyle(element);
        return [direction, ['left', 'start'].includes(textAlign) ? 'start' : textAlign];
      });
  for (const selector of ['article h1', 'article h2', 'article .prose p', 'article [lang=en]'])
    expect(await styleOf(selector)).toEqual(['ltr', 'start']);
  expect((await styleOf('[role=note]'))[0]).toBe('rtl');
});

test('a reader can choose the other direction', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'ltr'));
  await page.goto(`/ar${overview}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

for (const [language, query, title] of [
  ['de', 'uberblick', 'Überblick'],
  ['ar', 'نظرة', 'نظرة عامة'],
] as const)
  test(`search finds a ${language} page by a word in its language`, async ({ page }) => {
    await page.goto(`/${language}${overview}`);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill(query);
    await expect(dialog.getByRole('option', { name: title }).first()).toBeVisible();
  });

test('each language has a worker, with the message for missing demos in that language', async ({
  request,
}) => {
  const arabic = await request.get('/ar/toolpad/sw.js');
  expect(arabic.headers()['cache-control']).toBe('no-cache');
  const code = await arabic.text();
  expect(code).toContain('هذا المثال غير محفوظ على جهازك.');
  // The language in the names of caches, before or after the minifier joined it with the rest.
  expect(code).toMatch(/["'`]ar(?:-toolpad-)?["'`]/);
  expect((await request.get('/ar/toolpad/offline.json')).ok()).toBe(true);
  expect(await (await request.get('/toolpad/sw.js')).text()).not.toContain('غير');
});

test('the language setting leads to the same page in the other language and back', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Missing translation')) missing.push(message.text());
  });
  await page.goto(`${installation}#one-command`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'Deutsch' })
    .click();
  await expect(page).toHaveURL(`/de${installation}#one-command`);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  const choice = page.getByRole('group', { name: 'Sprache' });
  await expect(choice.getByRole('button', { name: 'Deutsch' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await choice.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(`${installation}#one-command`);
  expect(missing.some((text) => text.includes('"closeSettings" in language "de"'))).toBe(true);
  expect(new Set(missing).size).toBe(missing.length);
});

test('scripts use the language of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/de${installation}`);
  const button = page.getByRole('button', { name: 'Copy the code' }).first();
  await expect(button).toHaveText('Kopieren');
  await button.click();
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
});

test('a demo on a translated page runs there, with its URL below the prefix', async ({ page }) => {
  await page.goto(`/de${overview}`);
  const demo = page.getByRole('region', { name: 'Begrüßung' });
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('button', { name: 'Hello' })).toBeVisible();
  await expect(demo).toHaveAttribute(
    'data-frame-url',
    /^\/de\/toolpad\/demos\/core\/v[\d.]+\/Hello\/$/,
  );
  await demo.getByRole('button', { name: 'Quelltext zeigen' }).click();
  await expect(demo.getByRole('button', { name: 'Quelltext verbergen' })).toBeVisible();
  await expect(demo.getByText('export default function Hello()').first()).toBeVisible();
  await page.goto((await demo.getAttribute('data-frame-url')) ?? '');
  await expect(page.getByRole('button', { name: 'Hello' })).toBeVisible();
});

test('robots.txt names the sitemap of each language', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  const sitemaps = [...text.matchAll(/^Sitemap: https:\/\/mui\.com(.*)$/gm)].map(([, url]) => url);
  expect(sitemaps).toEqual(['', '/de', '/ar'].map((part) => `${part}/toolpad/sitemap.xml`));
  for (const url of sitemaps) expect((await request.get(url ?? '')).status()).toBe(200);
});

test('the page list, redirects, and policies exist for each language', async ({ request }) => {
  const german = await (await request.get('/de/toolpad/pages.json')).json();
  expect(german).toContainEqual({ path: `/de${overview}`, title: 'Überblick' });
  const english = await (await request.get('/toolpad/pages.json')).json();
  expect(english).toContainEqual({ path: overview, title: 'Overview' });
  const moved = await request.get('/de/toolpad/core/', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/de${overview}`]);
  for (const url of [overview, `/de${overview}`]) {
    const { 'content-security-policy': policy } = (await request.get(url)).headers();
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe-eval');
  }
  const edited = await request.get('/de/toolpad/edited-demo/');
  expect(edited.headers()['content-security-policy']).toContain("'unsafe-eval'");
});

test('the 404 page is in the language of its URL, with the closest matches in that language', async ({
  page,
}) => {
  const response = await page.goto('/de/toolpad/core/introduction/instalation/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  const nearest = page.locator('[data-nearest-pages]').getByRole('link', { name: 'Installation' });
  await expect(nearest.first()).toHaveAttribute('href', `/de${installation}`);
});
