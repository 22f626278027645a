import { findViolations } from './axe';
import { pageKinds } from './routes';
import { expect, test } from './fixtures';

test.use({ allowedMessages: ['status of 404'] });

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const direction of ['ltr', 'rtl'] as const) {
      test(`axe finds nothing on a page of kind "${kind}", ${colorScheme}, ${direction}`, async ({
        page,
      }) => {
        await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: direction === 'rtl' ? 390 : 1440, height: 900 });
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // Demos have a separate test, which lists known problems of the demonstrated components.
        expect(await findViolations(page, { excluded: ['iframe', '[data-island=demo]'] })).toEqual(
          [],
        );
      });
    }
  }
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`a page of kind "${kind}" never scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}
