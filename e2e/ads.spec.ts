import { expect, test } from './fixtures';
import {
  ad,
  installation,
  adsHost,
  respondWith,
  blockedMessages,
  eventsOf,
  adScript,
  scriptHost,
  slot,
  visit,
  type Visit,
} from './sponsor';

test.use({ allowedMessages: blockedMessages });

test.describe('image shape', () => {
  test('the ad of the sponsor is shown, labeled, and reported after 2500 ms', async ({ page }) => {
    await visit(page, { script: adScript(), random: 0.05 });
    await expect(slot(page).getByRole('link', { name: 'Tools that last' })).toBeVisible();
    await expect(slot(page)).toHaveAttribute('data-ga-event-category', 'ad');
    await expect(slot(page)).toHaveAttribute('data-ga-event-action', 'click');
    await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
    await page.clock.runFor(2500);
    await expect
      .poll(() => eventsOf(page))
      .toEqual([{ eventAction: 'display', eventLabel: 'carbon-body-top-image' }]);
  });

  test('a random number above the sampling ratio reports nothing', async ({ page }) => {
    await visit(page, { script: adScript(), random: 0.1 });
    await expect(slot(page)).toHaveAttribute('data-state', 'sponsor');
    await page.clock.runFor(20_000);
    expect(await eventsOf(page)).toEqual([]);
  });

  test('an in-house ad replaces the placeholder of the sponsor', async ({ page }) => {
    await visit(page, { script: adScript('https://mui.com/material-ui/discover-more/backers') });
    await page.clock.runFor(500);
    await expect(slot(page)).toHaveAttribute(
      'data-ga-event-label',
      'in-house-carbon-body-top-image',
    );
    await expect(slot(page).getByRole('link', { name: 'Tools that last' })).toBeHidden();
  });

  test('with an ad blocker, an in-house ad with our picture is shown', async ({ page }) => {
    await visit(page, {});
    await page.clock.runFor(3000);
    await expect(slot(page)).toHaveAttribute(
      'data-ga-event-label',
      'in-house-adblock-body-top-image',
    );
    const link = slot(page).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect
      .poll(() =>
        slot(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(130);
  });

  test('with an ad blocker, a fifth of the readers are asked for an exception', async ({
    page,
  }) => {
    await visit(page, { random: 0.15 });
    await page.clock.runFor(3000);
    await expect(slot(page)).toContainText('disable your ad blocker');
    await expect(slot(page).getByRole('link')).toHaveCount(0);
  });

  test('a late ad of the sponsor replaces the in-house ad', async ({ page }) => {
    await visit(page, { script: '' });
    await page.clock.runFor(8000);
    await expect(slot(page)).toHaveAttribute('data-state', 'in-house');
    await page.evaluate(adScript());
    await page.clock.runFor(500);
    await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
    await expect(slot(page).getByRole('link')).toHaveCount(1);
  });
});

test.describe('inline shape', () => {
  test('the ad in the response is shown and its pixels are loaded', async ({ page }) => {
    const { requests } = await visit(page, {
      shape: 'inline',
      response: respondWith({}, { company: 'No link' }, ad),
    });
    await expect(slot(page).getByRole('link', { name: 'Acme Tools that last.' })).toHaveAttribute(
      'href',
      'https://example.com/click',
    );
    await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'carbon-body-top-inline');
    await expect
      .poll(() => requests.filter((url) => url.includes('pixel.example')))
      .toEqual([
        'https://pixel.example/seen',
        'https://pixel.example/a?42',
        'https://pixel.example/b',
      ]);
    expect(requests.filter((url) => url.includes('carbonads.com'))).toEqual([]);
  });

  test('a sponsor without an ad gets ten requests', async ({ page }) => {
    const { requests } = await visit(page, { shape: 'inline', response: respondWith({}) });
    await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
    expect(requests.filter((url) => url.includes('buysellads.com'))).toHaveLength(10);
  });

  test('an in-house ad replaces the placeholder of the sponsor', async ({ page }) => {
    await visit(page, {
      shape: 'inline',
      response: respondWith({ ...ad, statlink: 'https://mui.com/discover-more/backers' }),
    });
    await expect(slot(page)).toHaveAttribute(
      'data-ga-event-label',
      'in-house-carbon-body-top-inline',
    );
  });
});

test.describe('malicious responses', () => {
  const hostile =
    '<script>document.title = "taken"</script><img src=x onerror="document.title = \'taken\'">';

  test('markup in an ad is text', async ({ page }) => {
    await visit(page, {
      shape: 'inline',
      response: respondWith({
        ...ad,
        company: hostile,
        image: 'javascript:alert(1)',
        pixel: 'javascript:alert(1)||data:text/html,x',
      }),
    });
    await expect(slot(page)).toContainText('<script>');
    await expect(slot(page).locator('script')).toHaveCount(0);
    await expect(slot(page).locator('.carbonads img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('taken');
  });

  const failures: [string, NonNullable<Visit['response']>][] = [
    [
      'an error page',
      { body: '<!doctype html><title>Bad gateway</title>', contentType: 'text/html' },
    ],
    ['an error of the server', { body: '{"ads":[]}', status: 503 }],
    ['wrong types', { body: '{"ads":{"company":"Acme"}}' }],
    ['5 MB', { body: JSON.stringify([ad]).padEnd(5_000_000) }],
  ];
  for (const [name, response] of failures) {
    test(`${name}: one request, no ad of the sponsor`, async ({ page }) => {
      const { requests } = await visit(page, { shape: 'inline', response });
      await expect
        .poll(() => requests.filter((url) => url.includes('buysellads.com')))
        .toHaveLength(1);
      await page.clock.runFor(3000);
      await expect(slot(page)).toHaveAttribute(
        'data-ga-event-label',
        'in-house-adblock-body-top-inline',
      );
      await expect(page.locator('.carbonads')).toHaveCount(0);
      expect(requests.filter((url) => url.includes('buysellads.com'))).toHaveLength(1);
    });
  }

  test('a link with a script is not an ad', async ({ page }) => {
    await visit(page, {
      shape: 'inline',
      response: respondWith({ ...ad, statlink: 'javascript:document.title="taken"' }),
    });
    await expect(slot(page)).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
    await expect(page.locator('[href^="javascript:"]')).toHaveCount(0);
  });
});

test('after a crash, the slot is empty and the error is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement.prototype, 'async', {
      set() {
        throw new Error('broken');
      },
    });
  });
  await visit(page, {});
  await expect(slot(page)).toHaveAttribute('data-state', 'crashed');
  await expect(slot(page)).toBeEmpty();
  await expect
    .poll(() => eventsOf(page))
    .toEqual([{ eventAction: 'crash', eventLabel: 'carbon-body-top-image' }]);
});

test('the shape does not change during a visit', async ({ page }) => {
  await page.route(scriptHost, (route) => route.abort());
  await page.route(adsHost, (route) => route.abort());
  await page.goto(installation);
  await expect(slot(page)).toHaveAttribute('data-shape', /image|inline/);
  const other = (await slot(page).getAttribute('data-shape')) === 'image' ? 'inline' : 'image';
  await page.evaluate((shape) => sessionStorage.setItem('docs-ad-shape', shape), other);
  await page.goto('/toolpad/core/introduction/base-concepts/');
  await expect(slot(page)).toHaveAttribute('data-shape', other);
});

test.describe('crawlers', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('get an empty slot, without a request', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(installation);
    await page.waitForTimeout(3500);
    await expect(slot(page)).toBeEmpty();
    expect(requests.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
  });
});

test('without JavaScript, the slot shows a complete in-house ad', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto(installation);
  await expect(slot(page).getByRole('link')).toBeVisible();
  await expect(slot(page)).toContainText('ad by MUI');
  await page.close();
});

test('pages of Studio have no slot', async ({ page }) => {
  await page.goto('/toolpad/studio/getting-started/');
  await expect(slot(page)).toHaveCount(0);
});
