import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** A guide with the height of many screens. */
const guide = '/toolpad/core/introduction/base-concepts/';
/** A heading and a sentence near its end. */
const last = { id: 'localization-keys', name: 'Keys', text: 'have no label at all' };

/** Part of a performance trace. A layout that a script forced has the script's stack. */
interface Trace {
  traceEvents: { name: string; args: { beginData?: { stackTrace?: unknown[] } } }[];
}

/** Sections with content that the browser hasn't laid out. */
const skipped = (page: Page) =>
  page
    .locator('[data-body] > :first-child')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );

/** Prevents work that waits until the page is idle, such as laying out the other sections. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** Position of an element on the screen, once the page no longer moves. */
async function restingTop(page: Page, selector: string): Promise<number> {
  return page.evaluate(async (found) => {
    const top = () => document.querySelector(found)?.getBoundingClientRect().top ?? NaN;
    let before = NaN;
    for (let still = 0; still < 10; still += 1) {
      await new Promise(requestAnimationFrame);
      if (top() !== before) still = 0;
      before = top();
    }
    return before;
  }, selector);
}

/** Scrolls through the whole page and back, as with a mouse wheel. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight / 2);
      await frames();
    }
    while (scrollY > 0) {
      scrollBy(0, -innerHeight / 2);
      await frames();
    }
  });
}

for (const [path, count] of [
  [guide, 5],
  ['/toolpad/core/api/app-provider/', 2],
  ['/toolpad/core/introduction/api-changes/', 10],
  ['/toolpad/studio/reference/components/data-grid/', 0],
  ['/toolpad/studio/reference/file-schema/', 10],
] as const)
  test(`on ${path}, sections far from the viewport are not laid out`, async ({ page }) => {
    await keepBusy(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect(await skipped(page)).toBeGreaterThan(count);
      // A tag that renders its own body is in the list of `plugins/section-bodies`.
      await expect(page.locator('[data-body] [data-body]')).toHaveCount(0);
    }
  });

test.describe('a link to a distant heading ends at that heading', () => {
  /** Position at which the first heading ends, because nothing above it can move. */
  async function topOfFirst(page: Page): Promise<number> {
    await page.goto(`${guide}#component-hierarchy`);
    return restingTop(page, '#component-hierarchy');
  }

  test('on arrival, in "On this page", and on reload', async ({ page }) => {
    const expected = await topOfFirst(page);
    expect(expected).toBeGreaterThan(56);
    await page.goto('/toolpad/versions/');
    await page.goto(`${guide}#${last.id}`);
    expect(Math.abs((await restingTop(page, `#${last.id}`)) - expected)).toBeLessThan(2);
    await page.reload();
    expect(Math.abs((await restingTop(page, `#${last.id}`)) - expected)).toBeLessThan(2);

    await page.goto('/toolpad/versions/');
    await page.goto(guide);
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await toc.getByRole('link', { name: last.name, exact: true }).click();
    expect(Math.abs((await restingTop(page, `#${last.id}`)) - expected)).toBeLessThan(2);
    await expect(toc.locator('[aria-current]')).toHaveText(last.name);
    await toc.getByRole('link', { name: 'Slots' }).click();
    expect(Math.abs((await restingTop(page, '#slots')) - expected)).toBeLessThan(2);
    await expect(toc.locator('[aria-current]')).toHaveText('Slots');
  });

  test('on a phone, and from right to left', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    const expected = await topOfFirst(page);
    await page.goto('/toolpad/versions/');
    await page.goto(`${guide}#${last.id}`);
    expect(Math.abs((await restingTop(page, `#${last.id}`)) - expected)).toBeLessThan(2);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  for (const [kind, path, selector] of [
    [
      'demo',
      '/toolpad/core/react-dashboard-layout/#DashboardLayoutSlots.tsx',
      '#DashboardLayoutSlots',
    ],
    ['row of an API table', '/toolpad/core/api/crud/#prop-slots', '[id="prop-slots"]'],
  ] as const)
    test(`a link to a ${kind} does the same`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(selector)).toBeInViewport();
      const top = await restingTop(page, selector);
      expect(top).toBeGreaterThanOrEqual(56);
      expect(top).toBeLessThan(400);
    });
});

test('nothing moves while a reader scrolls through the page', async ({ page }) => {
  await keepBusy(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await scrollThrough(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the scroll position is preserved after going back, and after a reload', async ({ page }) => {
  await page.goto(guide);
  await page.locator(`#${last.id}`).scrollIntoViewIfNeeded();
  const top = await restingTop(page, `#${last.id}`);
  await page
    .getByRole('navigation', { name: 'Toolpad Core' })
    .getByRole('link', { name: 'FAQ' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /FAQ/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Base concepts' })).toBeAttached();
  expect(Math.abs((await restingTop(page, `#${last.id}`)) - top)).toBeLessThan(2);
  await page.reload();
  expect(Math.abs((await restingTop(page, `#${last.id}`)) - top)).toBeLessThan(2);
});

test('the page gets its real height while the browser is idle, once the reader scrolls', async ({
  page,
}) => {
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(await skipped(page)).toBeGreaterThan(5);
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(() => skipped(page)).toBe(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollThrough(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('the End key leads to the end, even before that', async ({ page }) => {
  await keepBusy(page);
  await page.goto(guide);
  expect(await skipped(page)).toBeGreaterThan(5);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const rest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(rest).toBeLessThan(2);
});

test('the browser can search, select, and print the whole page', async ({ page }) => {
  await keepBusy(page);
  await page.goto(guide);
  expect(await skipped(page)).toBeGreaterThan(5);

  await page.keyboard.press('Control+A');
  const selection = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selection).toContain('Every component and hook has its own import path');
  expect(selection).toContain(last.text);
  await page.evaluate(() => getSelection()?.removeAllRanges());

  const found = await page.evaluate(
    (text) => (window as unknown as { find(text: string): boolean }).find(text),
    last.text,
  );
  expect(found).toBe(true);
  await expect(page.getByText(last.text)).toBeInViewport();

  await page.goto(guide);
  expect(await skipped(page)).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await skipped(page)).toBe(0);
});

test('assistive technology can read the whole page', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Simulates a screen reader, with which Chromium builds the whole accessibility tree.
  const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage();
    await keepBusy(page);
    await page.goto(`${baseURL}${guide}`);
    expect(await skipped(page)).toBeGreaterThan(5);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    await expect(async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      expect(nodes.some(({ name }) => String(name?.value).includes(last.text))).toBe(true);
    }).toPass({ timeout: 10_000 });
  } finally {
    await browser.close();
  }
});

test('on a phone, no script forces layout before the page is idle', async ({ browser, page }) => {
  await keepBusy(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'],
  });
  await page.goto(guide);
  // The page script has run.
  await expect(page.locator('.Ad-root')).toHaveAttribute('data-state', 'awaited');
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace;
  const layouts = traceEvents.filter(({ name }) => name === 'Layout');
  expect(layouts).not.toHaveLength(0);
  expect(layouts.flatMap(({ args }) => args.beginData?.stackTrace ?? [])).toEqual([]);
});
