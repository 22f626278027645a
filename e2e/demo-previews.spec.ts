import sharp from 'sharp';
import { liveOf, openDemo, stored } from './demoSteps';
import { expect, test } from './fixtures';

test.describe('a full-page demo before it runs', () => {
  const overview = '/toolpad/core/introduction/';
  const preview = '[data-demo-part=preview]';

  test('has a static preview in its HTML, becomes interactive when the reader does anything, and moves nothing', async ({
    page,
  }) => {
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(live.getByRole('row', { name: /1070/ })).toHaveCount(1);
    await expect(live.getByText('€81,100')).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(live.locator(preview), 'nobody has done anything').toHaveCount(1);
    expect(await live.locator('script[src*="/assets/js/"]').count(), 'no code of a demo').toBe(0);

    const places = () =>
      live
        .locator('h4:visible, main td:visible, main p:visible, header button:visible')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    expect(before.length).toBeGreaterThan(20);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    expect(await places()).toEqual(before);
  });

  test('has the chevrons of folders, and a chart with the size of its place', async ({ page }) => {
    for (const [url, name, parts, count] of [
      // The icons of three items, and the chevron of a folder.
      ['/toolpad/', 'DashboardLayoutBasic', 'nav svg', 4],
      ['/toolpad/', 'DashboardLayoutBasic', '.MuiBar-series rect, .MuiChartsAxis-root text', 20],
    ] as const) {
      await page.goto(url);
      const frame = page.locator(`iframe[src*="/${name}/"]`);
      await frame.scrollIntoViewIfNeeded();
      const live = frame.contentFrame();
      const boxes = () =>
        live.locator(`:is(${parts}):visible`).evaluateAll((all) =>
          all.flatMap((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y, width, height];
          }),
        );
      await expect(live.locator(preview)).toHaveCount(1);
      const before = await boxes();
      expect(before.length, name).toBeGreaterThanOrEqual(count * 4);
      await frame.hover();
      await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
      const after = await boxes();
      expect(after.length, name).toBe(before.length);
      for (const [index, value] of after.entries())
        expect(Math.abs(value - before[index]!), `${name}, ${index}`).toBeLessThanOrEqual(1);
    }
  });

  test('handles a click once it runs, without moving the focus', async ({ page }) => {
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await live.getByRole('link', { name: 'Orders' }).focus();
    await page.keyboard.press('Enter');
    await expect(live.getByRole('heading', { name: 'Orders' })).toBeVisible({ timeout: 20_000 });
    await expect(live.getByRole('link', { name: 'Orders' })).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its static preview', async ({ page }) => {
      await page.goto(overview);
      const live = page.frameLocator('iframe[src*="/demos/"]');
      await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
    });
  });

  test('runs immediately if its frame is right-to-left', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto(overview);
    const live = page.frameLocator('iframe[src*="/demos/"]');
    await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});

/**
 * Returns the largest difference between the pixels of two pictures, from 0 to 255; infinite if
 * their sizes differ.
 */
async function largestDifference(before: Buffer | undefined, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([sharp(before).raw().toBuffer(), sharp(after).raw().toBuffer()]);
  if (a.length !== b.length) return Infinity;
  return a.reduce((largest, value, at) => Math.max(largest, Math.abs(value - (b[at] ?? 0))), 0);
}

test.describe('a demo that loads its data, before it runs', () => {
  const crud = '/toolpad/core/react-crud/';
  const preview = '[data-demo-part=preview]';

  for (const colorScheme of ['light', 'dark'] as const)
    test(`shows its data in ${colorScheme} mode, and nothing changes visibly when it becomes interactive`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(crud);
      const frame = page.locator('iframe[src*="/CrudBasic/"]');
      const live = frame.contentFrame();
      await frame.scrollIntoViewIfNeeded();
      await expect(live.getByRole('row', { name: /1041.*Nordlys Timber/ })).toBeVisible();
      const before = await frame.screenshot();
      await page.waitForTimeout(1500);
      await expect(live.locator(preview), 'nobody has done anything').toHaveCount(1);
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
      expect(await largestDifference(before, await frame.screenshot())).toBeLessThanOrEqual(3);
    });

  test('opens the row that the reader clicks', async ({ page }) => {
    await page.goto(crud);
    const live = page.frameLocator('iframe[src*="/CrudBasic/"]');
    await live.getByRole('gridcell', { name: 'Tern Instruments' }).first().click();
    await expect(live.getByRole('heading', { name: 'Order 1043' })).toBeVisible({
      timeout: 20_000,
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its data', async ({ page }) => {
      await page.goto(crud);
      const live = page.frameLocator('iframe[src*="/CrudBasic/"]');
      await expect(live.getByRole('row', { name: /1041.*Nordlys Timber/ })).toBeVisible();
    });
  });
});

test.describe('an inline demo before it runs', () => {
  const preview = '[data-demo-part=preview]';
  const pages = [
    stored,
    '/toolpad/core/react-use-dialogs/',
    '/toolpad/core/react-use-notifications/',
  ];

  for (const url of pages)
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${url} in ${colorScheme} mode: nothing changes visibly when its demos become interactive`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.addInitScript(() => {
          new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => {
              const { shift = '0' } = document.documentElement.dataset;
              document.documentElement.dataset.shift = String(
                Number(shift) + (entry as PerformanceEntry & { value: number }).value,
              );
            }),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(url);
        // Scrolling lays out all sections, which may move a stage by part of a pixel.
        await page.evaluate(() => scrollBy(0, 1));
        const skipped = page.locator('[data-body]:not([style*="content-visibility: visible"])');
        await expect(skipped).toHaveCount(0);
        const stages = await page.locator('[data-demo-part=stage][data-kind=inline]').all();
        expect(stages.length).toBeGreaterThan(4);
        const pictures: Buffer[] = [];
        for (const stage of stages) {
          await stage.scrollIntoViewIfNeeded();
          await expect(stage.locator(preview)).toBeVisible();
          pictures.push(await stage.screenshot());
        }
        expect(await page.locator('script[src*="/assets/js/"]').count(), 'no code of a demo').toBe(
          0,
        );
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        await expect(page.locator(preview)).toHaveCount(0, { timeout: 30_000 });
        for (const [index, stage] of stages.entries()) {
          await stage.scrollIntoViewIfNeeded();
          const [before, after] = [pictures[index], await stage.screenshot()];
          const difference = await largestDifference(before, after);
          if (difference > 3)
            for (const [when, body] of Object.entries({ before, after }))
              await test
                .info()
                .attach(`demo ${index + 1} ${when}`, { body, contentType: 'image/png' });
          // Edges between two pixels may be blended in another way, which nobody can see.
          expect.soft(difference, `demo ${index + 1}`).toBeLessThanOrEqual(3);
        }
        expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
      });
    }

  test('a click on it takes effect once the demo runs', async ({ page }) => {
    const demo = await openDemo(page, '/toolpad/core/react-use-dialogs/', 'AlertDialog');
    await expect(demo.locator(preview)).toBeVisible();
    await demo.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await expect(demo.locator(preview)).toHaveCount(0);
  });

  test('a preference that changes it starts the demo', async ({ page }) => {
    const demo = await openDemo(page, stored, 'LocalStorageStateString');
    await expect(demo.locator(preview)).toBeVisible();
    await page.evaluate(() => window.toolpadDocs?.preferences?.set('direction', 'rtl'));
    await expect(demo.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    await expect(demo.getByLabel('Pick-up point')).toHaveValue('Pier 4, gate B');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [url, name, text] of [
      [stored, 'LocalStorageStateZod', 'standard'],
      ['/toolpad/core/react-use-dialogs/', 'ConfirmDialog', 'Archive order'],
      ['/toolpad/core/react-use-notifications/', 'AlertNotification', 'Notify'],
    ] as const)
      test(`${name} shows its static preview`, async ({ page }) => {
        const demo = await openDemo(page, url, name);
        const part = liveOf(demo).getByText(text, { exact: true });
        await expect(part).toBeVisible();
        const bottom = (box: { y: number; height: number } | null) =>
          box ? box.y + box.height : Infinity;
        const stage = await demo.locator('[data-demo-part=stage]').boundingBox();
        const inside = await part.boundingBox();
        expect(inside?.y, 'on the stage of the demo').toBeGreaterThan(stage?.y ?? 0);
        expect(bottom(inside), 'on the stage of the demo').toBeLessThan(bottom(stage));
      });
  });
});
