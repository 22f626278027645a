import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './holdRequests';

type Call = unknown[];

const installation = '/toolpad/core/introduction/installation/';
const studio = '/toolpad/studio/getting-started/';

/** Defines a `gtag` that records its calls on all pages of the visit. */
async function listen(page: Page): Promise<Call[]> {
  const calls: Call[] = [];
  await page.exposeFunction('tell', (call: Call) => calls.push(call));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (call: unknown[]) => void };
    Object.assign(window, { gtag: (...call: unknown[]) => tell(call) });
  });
  return calls;
}

const eventsNamed = (calls: Call[], name: string) =>
  calls
    .filter(([command, each]) => command === 'event' && each === name)
    .map(([, , parameters]) => parameters);

/**
 * Serves pages as in a build with `GA_MEASUREMENT_ID`: with the head tag, and the policy that
 * allows the script.
 */
async function configure(page: Page): Promise<void> {
  await page.route('**/toolpad/**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']?.replace(
        'script-src ',
        'script-src https://*.googletagmanager.com ',
      );
    const body = (await response.text()).replace(
      '</title>',
      '</title><meta name="docs-analytics" content="G-TEST123">',
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), ...(policy ? { 'content-security-policy': policy } : {}) },
    });
  });
}

test('three pages are three page views with title, path, and product; a hash is not a page view', async ({
  page,
}) => {
  const calls = await listen(page);
  await page.goto(`${installation}?from=test#usage`);
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
  await page.evaluate(() => {
    location.hash = 'elsewhere';
  });
  await page
    .getByRole('navigation', { name: 'Toolpad Core' })
    .getByRole('link', { name: 'Base concepts' })
    .click();
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(2);
  await page.goto(studio);
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(3);
  const titles = await Promise.all(
    [installation, '/toolpad/core/introduction/base-concepts/', studio].map(
      async (path) => /<title[^>]*>([^<]*)</.exec(await (await page.request.get(path)).text())?.[1],
    ),
  );
  expect(eventsNamed(calls, 'page_view')).toEqual([
    {
      page_title: titles[0],
      page_location: installation,
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    },
    {
      page_title: titles[1],
      page_location: '/toolpad/core/introduction/base-concepts/',
      productId: 'toolpad-core',
      productCategoryId: 'toolpad',
    },
    {
      page_title: titles[2],
      page_location: studio,
      productId: 'toolpad-studio',
      productCategoryId: 'toolpad',
    },
  ]);
});

test('demos in frames are not page views', async ({ page }) => {
  const calls = await listen(page);
  await page.goto('/toolpad/core/react-dashboard-layout/');
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  await page.frames()[1]?.waitForLoadState('load');
  await page.waitForTimeout(500);
  expect(eventsNamed(calls, 'page_view')).toHaveLength(1);
});

/** Adds a button for each split at the top of the page, and clicks them. */
async function clickSplits(page: Page, splits: string[]): Promise<void> {
  await page.evaluate((values) => {
    const button = (split: string) =>
      `<button data-ga-event-category="test" data-ga-event-action="press" data-ga-event-label="${split}" data-ga-event-split="${split}"><b>split ${split}</b></button>`;
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<div data-ga-event-category="outer">${values.map(button).join('')}</div>`,
    );
  }, splits);
  for (const split of splits)
    await page.getByRole('button', { name: `split ${split}`, exact: true }).click();
}

test('a click reports the nearest category, or a sample of the clicks if the element says so', async ({
  page,
}) => {
  const calls = await listen(page);
  await page.goto(installation);
  await clickSplits(page, ['', '1', '0']);
  await expect
    .poll(() => eventsNamed(calls, 'test'))
    .toEqual([
      { eventAction: 'press', eventLabel: '' },
      { eventAction: 'press', eventLabel: '1' },
    ]);
  expect(eventsNamed(calls, 'outer')).toEqual([]);
});

test('clicks from before the code has loaded are reported in their order, after the page view', async ({
  page,
}) => {
  const calls = await listen(page);
  const release = await holdRequests(page, '**/report-*.js');
  await page.goto(installation);
  const splits = ['1', '1.0', '1.00', '1.000', ''];
  await clickSplits(page, splits);
  release();
  const events = () =>
    calls
      .filter(([command]) => command === 'event')
      .map(([, name, values]) => (values as { eventLabel?: string }).eventLabel ?? name);
  await expect.poll(events).toHaveLength(1 + splits.length);
  expect(events()).toEqual(['page_view', ...splits]);
});

test('user properties are sent at the start and when one changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const calls = await listen(page);
  const properties = () =>
    calls.filter(([command]) => command === 'set').map(([, , values]) => values);
  await page.goto(installation);
  const first = {
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'system',
  };
  await expect.poll(properties).toEqual([first]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(properties).toEqual([first, { ...first, colorSchemeOS: 'dark' }]);
});

test.describe('web vitals', () => {
  const loaded = async (page: Page, draw: number) => {
    const calls = await listen(page);
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, draw);
    await page.goto(installation);
    await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto(studio);
    await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(2);
    return calls;
  };

  test('are measured in a session with a random number below 1e-4', async ({ page }) => {
    const calls = await loaded(page, 0.00009);
    await expect.poll(() => eventsNamed(calls, 'TTFB')).not.toHaveLength(0);
    expect(eventsNamed(calls, 'TTFB')[0]).toEqual({
      value: expect.any(Number),
      metric_id: expect.any(String),
      metric_value: expect.any(Number),
      metric_delta: expect.any(Number),
      metric_rating: expect.any(String),
    });
  });

  test('are not measured in other sessions', async ({ page }) => {
    const calls = await loaded(page, 0.0001);
    expect(
      ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'].flatMap((name) => eventsNamed(calls, name)),
    ).toEqual([]);
  });
});

test.describe('the analytics script', () => {
  test('is loaded with a measurement ID, within the policy of the page', async ({ page }) => {
    let url = '';
    await page.route('https://www.googletagmanager.com/**', (route) => {
      url = route.request().url();
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await configure(page);
    await page.goto(installation);
    await expect.poll(() => url).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123');
    const queued = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) =>
          [...(entry as ArrayLike<unknown> & Iterable<unknown>)].slice(0, 2).map(String),
        ),
      );
    await expect.poll(queued).toEqual([
      ['js', expect.any(String)],
      ['config', 'G-TEST123'],
      ['set', 'user_properties'],
      ['event', 'page_view'],
    ]);
  });

  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    test(`${signal}: no request and no call`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const calls = await listen(page);
      await configure(page);
      await page.addInitScript(
        ([name, set]) => Object.defineProperty(Navigator.prototype, name, { get: () => set }),
        [signal, value] as const,
      );
      await page.goto(installation);
      await page
        .getByRole('navigation', { name: 'Toolpad Core' })
        .getByRole('link', { name: 'Base concepts' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Base concepts' })).toBeVisible();
      await page.getByRole('button', { name: 'Copy the code' }).first().click({ force: true });
      await page.waitForTimeout(500);
      expect(calls).toEqual([]);
      expect(requests.filter((url) => /google/.test(url))).toEqual([]);
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    });
  }
});

test('without analytics, no analytics code is loaded', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(installation);
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(1000);
  expect(requests.filter((url) => /google|\/(report|vitals)-/.test(url))).toEqual([]);
});
