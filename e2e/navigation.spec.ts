import { expect, test } from './fixtures';

const start = '/toolpad/core/introduction/';

test('the sidebar preserves its open groups and its scroll position across pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(start);
  const navigation = page.getByRole('navigation', { name: 'Toolpad Core' });
  await navigation.getByText('APIs', { exact: true }).click();
  await navigation.getByText('Components', { exact: true }).first().click();
  await navigation.evaluate((element) => element.scrollTo(0, 240));
  const link = navigation.getByRole('link', { name: 'Page Container' });
  await link.scrollIntoViewIfNeeded();
  const scroll = await navigation.evaluate((element) => element.scrollTop);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Container' })).toBeVisible();
  await expect(navigation.locator('details', { hasText: 'APIs' })).toHaveAttribute('open', '');
  expect(await navigation.evaluate((element) => element.scrollTop)).toBeCloseTo(scroll, -1);
});

test('a keyboard user can skip to the content, switch the product, and go to the next page', async ({
  page,
}) => {
  await page.goto(start);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Installation' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();

  const products = page.getByRole('button', { name: 'Product: Toolpad Core' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Toolpad Studio v0.13.0/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /Toolpad Studio v0.13.0/ })).toBeHidden();
  await expect(products).toBeFocused();
});

test('"On this page" highlights the current heading', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/base-concepts/');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await toc.getByRole('link', { name: 'Localization' }).click();
  await expect(toc.getByRole('link', { name: 'Localization' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a click on a React control in the first 100 ms takes effect once React has loaded', async ({
  page,
}) => {
  await page.goto(start, { waitUntil: 'commit' });
  const settings = page.getByRole('button', { name: /settings/i });
  await settings.click({ timeout: 5000 });
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('links are prefetched by the browser’s speculation rules', async ({ page }) => {
  await page.goto(start);
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});
