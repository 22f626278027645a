import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pageKinds } from './routes';

/** The first visible picture of the page in the current color scheme. */
async function firstPicture(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(pageKinds['guide with pictures']);
  const picture = page.locator('a[data-enlarge]').filter({ visible: true }).first();
  await picture.scrollIntoViewIfNeeded();
  const image = picture.getByRole('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  return { picture, image };
}

for (const [density, file] of [
  [1, /-light-1x\.webp$/],
  [3, /-light\.webp$/],
] as const)
  test.describe(`a screen with a pixel ratio of ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    test('loads only the file for its pixel ratio and color scheme', async ({ page }) => {
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') files.push(new URL(request.url()).pathname);
      });
      const { image } = await firstPicture(page);
      expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(file);
      const taken = files.filter((path) => path.includes('/static/images/studio/'));
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.filter((path) => !file.test(path))).toEqual([]);
    });
  });

test('a picture opens full size by keyboard, and Escape returns to it', async ({ page }) => {
  const { picture, image } = await firstPicture(page);
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: (await image.getAttribute('alt')) ?? '' });
  await expect(viewer).toBeVisible();
  const large = viewer.getByRole('img');
  await expect
    .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThanOrEqual(Number(await image.getAttribute('width')));
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
});
