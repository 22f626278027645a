import sharp from 'sharp';
import { expect, test } from './fixtures';
import { ad, respondWith, blockedMessages, adScript, slot, visit, type Visit } from './sponsor';

test.use({ allowedMessages: blockedMessages });

for (const { width, height } of [
  { width: 390, height: 142 },
  { width: 1440, height: 126 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    const long = 'A sentence of a sponsor who has a lot to say about tools. '.repeat(20);
    const states: [string, Visit, string][] = [
      ['sponsor, image', { script: adScript() }, 'sponsor'],
      [
        'sponsor, inline',
        {
          shape: 'inline',
          response: respondWith({ ...ad, description: long, image: '//pixel.example/huge.png' }),
        },
        'sponsor',
      ],
      ['in-house, image', {}, 'in-house'],
      ['in-house, inline', { shape: 'inline' }, 'in-house'],
      ['message', { random: 0.1 }, 'message'],
    ];
    for (const [name, options, state] of states) {
      test(`nothing moves: ${name}`, async ({ page }) => {
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) =>
            list
              .getEntries()
              .forEach((entry) =>
                shifts.push((entry as PerformanceEntry & { value: number }).value),
              ),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        const following = page.locator('.Ad-root + *');
        await page.route('**/assets/page/slot-*.js', async (route) => {
          // Before its code has loaded, the slot is static HTML.
          expect((await slot(page).boundingBox())?.height).toBe(height);
          await route.continue();
        });
        await visit(page, options);
        const before = await following.boundingBox();
        await page.clock.runFor(3500);
        await expect(slot(page)).toHaveAttribute('data-state', state);
        expect(await following.boundingBox()).toEqual(before);
        expect((await slot(page).boundingBox())?.height).toBe(height);
        expect(
          await slot(page).evaluate((element) => [
            getComputedStyle(element).marginBlockStart,
            getComputedStyle(element).marginBlockEnd,
          ]),
        ).toEqual(['24px', '24px']);
        expect(
          await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
        ).toEqual([]);
      });
    }
  });
}

for (const mode of ['light', 'dark'] as const)
  test(`in ${mode} mode on a ${mode === 'dark' ? 'light' : 'dark'} system, in-house pictures have colors for ${mode} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
    await page.addInitScript((value) => localStorage.setItem('mui-mode', value), mode);
    await visit(page, {});
    for (const name of ['templates', 'themes', 'tidelift']) {
      const image = slot(page).locator('img');
      await image.evaluate(async (element: HTMLImageElement, file) => {
        element.src = element.src.replace(/\w+\.svg/, `${file}.svg`);
        await element.decode();
      }, name);
      const { data } = await sharp(await image.screenshot())
        .extract({ left: 62, top: 3, width: 4, height: 4 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const brightness = Math.max(...data.subarray(0, 3));
      if (mode === 'dark') expect(brightness, name).toBeLessThan(80);
      else expect(brightness, name).toBeGreaterThan(200);
    }
  });
