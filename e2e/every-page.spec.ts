import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { knownViolations } from './support/knownViolations';
import { expect, test } from './fixtures';
import { pageKinds } from './routes';

const sitemap = 'build/toolpad/sitemap.xml';

/** All pages for readers: those in the sitemap, of the next version, and without a fixed URL. */
function allPages(): string[] {
  const indexed = [...readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const next = indexed
    .map((path) => path.replace('/toolpad/core/', '/toolpad/core/next/'))
    .filter((path) => !indexed.includes(path) && existsSync(`build${path}index.html`));
  const { 'not found': missing, 'production error': error } = pageKinds;
  return [...new Set([...indexed, ...next, missing, error, '/toolpad/offline/'])];
}

/** `npm run test:e2e -- --project=crawl` visits all pages, `npm test` one of each kind. */
const isCrawl = process.env.CRAWL === 'all';
const paths = isCrawl ? allPages() : Object.values(pageKinds);

const views = [
  { colorScheme: 'light', direction: 'ltr', width: 1280 },
  { colorScheme: 'dark', direction: 'rtl', width: 390 },
  { colorScheme: 'light', direction: 'rtl', width: 390, once: true },
  { colorScheme: 'dark', direction: 'ltr', width: 1280, once: true },
] as const;

test.use({ allowedMessages: ['status of 404'] });

/** Collects the requests of a page that fail, except for the page itself. */
function watchRequests(page: Page, path: string): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    const isPage = new URL(response.url()).pathname === new URL(path, response.url()).pathname;
    if (response.status() >= 400 && !isPage) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}

/** Records layout shifts from the start of the page on; `shifts` is their sum. */
function watchLayout(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shifts: number }).shifts += (
        entry as PerformanceEntry & { value: number }
      ).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Number of visible elements of each kind that a page has once. */
const countsOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['h1', 'main', 'header:not(main *)', 'footer:not(main *)'].map((selector) => [
        selector,
        [...document.querySelectorAll(selector)].filter(
          (element) =>
            element.checkVisibility() &&
            // Demos have their own headings and landmarks; `demo-runs.spec.ts` tests them.
            !element.closest('[data-demo-part=stage]'),
        ).length,
      ]),
    ),
  );

/** Demos of a page that a test starts: all of them in a crawl, otherwise one of each kind. */
async function stagesOf(page: Page): Promise<{ stage: Locator; isFrame: boolean }[]> {
  const stages = await page.locator('[data-demo-part=stage]').all();
  const kinds = await Promise.all(stages.map((stage) => stage.getAttribute('data-kind')));
  return stages.flatMap((stage, index) =>
    isCrawl || kinds.indexOf(kinds[index] ?? null) === index
      ? [{ stage, isFrame: kinds[index] === 'frame' }]
      : [],
  );
}

/** Starts demos of a page, and runs axe in them, in frames and in the page. */
async function findViolationsInDemos(page: Page) {
  for (const { stage, isFrame } of await stagesOf(page)) {
    await stage.scrollIntoViewIfNeeded();
    const demo = isFrame
      ? stage.frameLocator('iframe').locator('[data-island=demo-frame]')
      : stage.locator('[data-island=demo]');
    await expect(async () => {
      await page.mouse.move(5, 5);
      await stage.hover();
      await expect(demo).not.toBeEmpty({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    // The package's indicator has no name while data loads.
    await expect(demo.getByRole('progressbar')).toHaveCount(0);
  }
  await page.mouse.move(5, 5);
  const names = await page.locator('[data-demo]').evaluateAll((demos) => demos.map(({ id }) => id));
  const known = knownViolations
    .filter(({ demos }) => demos === 'all' || demos.some((name) => names.includes(name)))
    .map(({ rule }) => rule);
  const violations = [];
  for (const included of [['iframe', 'body'], '[data-island=demo]'])
    if ((await page.locator(String([included].flat()[0])).count()) > 0)
      violations.push(
        ...(await findViolations(page, {
          // These rules are about the landmarks of a whole page.
          disabled: [...known, 'region', 'landmark-one-main', 'landmark-unique'],
          included,
          readsPixels: true,
        })),
      );
  return violations;
}

for (const path of paths)
  for (const { colorScheme, direction, width, ...view } of views) {
    if (isCrawl && 'once' in view) continue;
    const tag = 'once' in view ? ' @matrix' : '';
    test(`${path} in ${colorScheme} mode, ${direction}, at ${width} px: no problem for assistive technology, in the console, requests, or layout${tag}`, async ({
      page,
    }) => {
      const failed = watchRequests(page, path);
      await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
      await page.addInitScript(watchLayout);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      if (isCrawl) test.setTimeout(300_000);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect
        .soft(await page.evaluate(() => (window as unknown as { shifts: number }).shifts))
        .toBeLessThan(0.01);
      expect
        .soft(await countsOf(page))
        .toEqual({ h1: 1, main: 1, 'header:not(main *)': 1, 'footer:not(main *)': 1 });
      const excluded = ['iframe', '[data-island=demo]'];
      expect.soft(await findViolations(page, { excluded, readsPixels: isCrawl })).toEqual([]);
      if (!('once' in view)) expect.soft(await findViolationsInDemos(page)).toEqual([]);
      expect.soft(failed, 'failed requests').toEqual([]);
      // The size of a window of 1280 by 1024 px at a zoom of 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        'scrolls sideways at 320 px',
      ).toBeLessThanOrEqual(320);
    });
  }
