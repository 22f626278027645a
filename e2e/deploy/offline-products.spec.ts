import { expect } from '@playwright/test';
import {
  introduction,
  withDemo,
  unvisited,
  slow,
  heading,
  demo,
  visit,
  findViolations,
  cacheNames,
} from './offlineSteps';
import { createNextBuild, origin, test } from './site';

test.describe('a device without free space', slow, () => {
  test('shows pages, and reports that there is no room for a product', async ({
    page,
    deployment,
  }) => {
    expect(deployment).toBeDefined();
    await visit(page, introduction);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 });
    await page.goto(withDemo);
    await expect(heading(page)).toHaveText('Dashboard Layout');
    await expect(demo(page)).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByRole('button', { name: /^Make Toolpad Core available offline/ }).click();
    await expect(drawer.getByText(/not enough space on this device for Toolpad Core/)).toBeVisible({
      timeout: 60_000,
    });
    await expect.poll(() => cacheNames(page)).not.toContain('toolpad-kept-core-1');
    await page.goto(introduction);
    await expect(heading(page)).toBeVisible();
  });
});

test(
  'a product is stored completely, with size and progress, updated, and removed',
  slow,
  async ({ page, deployment }) => {
    test.slow();
    await visit(page, introduction);
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    const download = drawer.getByRole('button', {
      name: /^Make Toolpad Core available offline \([\d.]+ MB\)$/,
    });
    await download.scrollIntoViewIfNeeded();
    await page.screenshot({ path: 'test-results/offline-settings.png' });
    expect(await findViolations(page)).toEqual([]);
    await download.click();
    await expect(drawer.getByRole('progressbar')).toBeVisible();
    await page.screenshot({ path: 'test-results/offline-settings-loading.png' });
    const remove = drawer.getByRole('button', { name: 'Remove Toolpad Core from this device' });
    await expect(remove).toBeVisible({ timeout: 90_000 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await remove.scrollIntoViewIfNeeded();
    await page.screenshot({ path: 'test-results/offline-settings-phone-dark.png' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await deployment.cut();
    await page.goto(unvisited);
    await expect(heading(page)).not.toHaveText('Not on this device');
    await page.goto(withDemo);
    await expect(demo(page)).toBeVisible();

    await deployment.serve(deployment.copy((root) => createNextBuild(root, 'eeeeeeeeeeee')));
    await page.goto(withDemo);
    // The page reloads once for the new worker, which can interrupt `evaluate`.
    const storedVersion = () =>
      page
        .evaluate(async () => {
          const record = await caches.match('/toolpad/offline/kept/core.json');
          return record ? ((await record.json()) as { version: string }).version : '';
        })
        .catch(() => '');
    await expect.poll(storedVersion, { timeout: 60_000 }).toBe('eeeeeeeeeeee');

    await page.getByRole('button', { name: 'Settings' }).click();
    await remove.click();
    await expect(drawer.getByText('Toolpad Core was removed from this device.')).toBeVisible();
    expect(await cacheNames(page)).not.toContain('toolpad-kept-core-1');
  },
);
