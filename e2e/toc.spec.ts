import type { Page } from '@playwright/test';
import { layout } from './demoSteps';
import { expect, test } from './fixtures';

const crud = '/toolpad/core/react-crud/';

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => toc(page).locator('[aria-current]');

/**
 * Waits until the page hasn't scrolled for 20 frames. On any page, Chromium drops a key that's
 * pressed when scrolling ends.
 */
async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let [frames, top] = [0, scrollY]; frames < 20; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== top) [frames, top] = [0, scrollY];
    }
  });
}

test('"On this page" is correct at the end, at a deep link, and at a demo', async ({ page }) => {
  await page.goto(crud);
  await page.keyboard.press('End');
  await expect(current(page)).toHaveText('What comes next');
  await scrollingEnds(page);
  await page.keyboard.press('Home');
  await expect(current(page)).toHaveText('Demo');
  // Keyboard scrolling is animated and would undo the scroll to the next heading.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  for (const [url, name] of [
    ['/toolpad/core/react-crud-forms/#schema-libraries', 'Schema libraries'],
    ['/toolpad/core/react-crud-forms/#edit', 'Edit'],
    ['/toolpad/core/react-crud-subcomponents/#data-grid', 'Data Grid integration'],
  ] as const) {
    await page.goto(url);
    await expect(current(page)).toHaveText(name);
  }
  await page.goto(`${layout}#DashboardLayoutBasic.tsx`);
  await expect(current(page)).toHaveText('Demo');
});

test('"On this page" shows the heading levels and breaks long names at capitals', async ({
  page,
}) => {
  await page.goto('/toolpad/core/react-sign-in-page/');
  const indent = (name: string) =>
    toc(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => parseFloat(getComputedStyle(link).paddingInlineStart));
  expect(await indent('Use an authentication library')).toBeLessThan(await indent('Firebase'));
  await page.goto('/toolpad/core/react-persistent-state/use-local-storage-state-api/');
  for (const row of await toc(page).getByRole('link').all())
    if (/[a-z][A-Z]/.test((await row.textContent()) ?? ''))
      await expect(row.locator('wbr').first()).toBeAttached();
});
