import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';

test.describe('the front page', () => {
  test('says what Toolpad is for, and has one primary action', async ({ page }) => {
    await page.goto('/toolpad/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Build dashboards and internal tools with React',
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Install Toolpad Core' })).toBeInViewport();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /search/i }),
    ).toBeInViewport();
    for (const name of ['Follow the tutorial', 'Components', 'Examples', 'Templates'])
      await expect(main.getByRole('link', { name, exact: true })).toBeInViewport();
    for (const [name, path] of [
      ['Next.js App Router', '/toolpad/core/integrations/nextjs-approuter/'],
      ['Next.js Pages Router', '/toolpad/core/integrations/nextjs-pagesrouter/'],
      ['Vite and React Router', '/toolpad/core/integrations/react-router/'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(main.getByText('It is deprecated')).toHaveCount(1);
  });

  test('shows an application, which runs once the reader interacts with it', async ({ page }) => {
    await page.goto('/toolpad/');
    const live = page.frameLocator('iframe');
    const preview = live.locator('[data-demo-part=preview]');
    await expect(live.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.mouse.move(20, 300);
    await page.mouse.move(30, 320);
    await page.waitForTimeout(1500);
    await expect(preview, 'the reader is elsewhere on the page').toHaveCount(1);
    await live.getByRole('link', { name: 'Orders' }).click();
    await expect(live.getByRole('heading', { name: 'Orders' })).toBeVisible({ timeout: 20_000 });
    await expect(preview).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits on a phone in ${colorScheme} mode, and axe finds nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/toolpad/');
      for (const name of ['Follow the tutorial', 'Components', 'Examples', 'Templates'])
        await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
      await expect(page.frameLocator('iframe').getByText('€81,100')).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, 'px to scroll sideways').toBe(0);
      expect(await findViolations(page, { excluded: ['iframe'] })).toEqual([]);
    });
  }
});
