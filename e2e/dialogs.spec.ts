import { expect, test } from './fixtures';

const crud = '/toolpad/core/react-crud/';

test('long code opens full screen, and Escape returns the focus', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/base-concepts/');
  const block = page.locator('figure.code:has([data-enlarge]):visible').first();
  await block.hover();
  await block.getByRole('button', { name: 'Enlarge the code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  await expect(dialog).toBeVisible();
  expect((await dialog.textContent())?.trim().length).toBeGreaterThan(80);
  // Screen readers read nothing outside of a modal dialog.
  await expect(dialog.getByRole('status')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(block.getByRole('button', { name: 'Enlarge the code' })).toBeFocused();
});

test('a picture opens full size', async ({ page }) => {
  await page.goto('/toolpad/studio/getting-started/first-app/');
  const picture = page.locator('a[data-enlarge]:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Close the picture' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('"?" and the footer open the keyboard shortcuts', async ({ page }) => {
  await page.goto(crud);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Search the documentation')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('a?');
  await expect(dialog).toBeHidden();
});

test.describe('without the code', () => {
  test.use({ allowedMessages: ['net::ERR_FAILED'] });

  for (const file of ['press-*.js', 'shortcuts-*.js'])
    test(`of a control, a message says so until it works: ${file}`, async ({ page }) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await page.goto(crud);
      await page.keyboard.press('?');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.unroute(`**/${file}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    });
});
