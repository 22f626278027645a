import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures';
import { kitVersion } from './site';

const overview = '/toolpad/kit/guides/';
const reference = '/toolpad/kit/api/button/';

/** The pages of the other products link to pages that the copy omits. */
test.use({ allowedMessages: ['status of 404'] });

for (const url of [overview, reference]) {
  test(`${url} belongs to the third product`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute(
      'content',
      'toolpad-kit',
    );
    const navigation = page.getByRole('navigation', { name: 'Toolpad Kit', exact: true });
    await expect(navigation.locator('[aria-current=page]')).toHaveAttribute('href', url);
    await expect(navigation.locator('a[href]')).toHaveText([
      'Guides',
      'Kit overview',
      'Source',
      'Button API',
    ]);
    await expect(page.locator('.Ad-root')).toHaveCount(0);
    // A category without a page says itself that it's new.
    await expect(navigation.getByText('APIs')).toHaveText('APIs New');
  });
}

test('every page offers three products', async ({ page }) => {
  for (const url of [overview, '/toolpad/core/introduction/', '/toolpad/']) {
    await page.goto(url);
    const links = page.getByRole('contentinfo').getByRole('link', { name: /^Toolpad / });
    await expect(links).toHaveText(['Toolpad Core', 'Toolpad Studio', 'Toolpad Kit']);
  }
  await page.goto('/toolpad/versions/');
  await expect(page.getByRole('row', { name: /Toolpad Kit v7\.3\.11/ })).toContainText(
    'Maintained',
  );
});

test('the demo of the third product runs', async ({ page }) => {
  await page.goto(overview);
  const button = page.getByRole('button', { name: /^Pressed/ });
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
});

test('the API page of the third product shows its data', async ({ page }) => {
  await page.goto(reference);
  await expect(page.getByRole('table', { name: 'Props of Button' })).toContainText('disabled');
});

test('a new tag is a record and a component: its page shows it with the data of the version, and the search finds it', async ({
  page,
}) => {
  const folder = path.join(__dirname, 'fixtures/third-product');
  expect(existsSync(path.join(folder, 'model/tags/records/kit.ts'))).toBe(true);
  expect(readdirSync(path.join(folder, 'src'), { recursive: true })).toEqual([
    'tags',
    'tags/kit.tsx',
  ]);
  await page.goto(overview);
  await expect(page.locator('[data-support=full]')).toHaveText(
    `v${kitVersion} has full support, wholeheartedly.`,
  );
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('wholeheartedly');
  await expect(page.getByRole('option').first()).toContainText('Kit overview');
});

test('the root of the third product redirects to its overview', async ({ page }) => {
  await page.goto('/toolpad/kit/');
  await expect(page).toHaveURL(overview);
});

test('the pages of the third product have a search scope, and can be read offline', async ({
  page,
  request,
}) => {
  await page.goto(overview);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('disabled');
  await expect(page.getByRole('option').first()).toContainText('disabled');
  const { products } = (await (await request.get('/toolpad/offline.json')).json()) as {
    products: Record<string, [string][]>;
  };
  expect(products.kit?.map(([url]) => url)).toContain(reference);
  expect(products.core?.map(([url]) => url)).not.toContain(reference);
});

test('the sidebar of the third product shows every kind of item', async ({ page }) => {
  await page.goto(reference);
  const navigation = page.getByRole('navigation', { name: 'Toolpad Kit', exact: true });
  const html = navigation.locator('li.since');
  await expect(html.getByText('Since 2026')).toBeVisible();
  await expect(html).toHaveCSS('padding-left', '12px');
  await expect(navigation.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    'https://example.com/kit',
  );
  await expect(navigation.getByText('APIs New', { exact: true })).toBeVisible();
  await expect(navigation.getByRole('group')).toHaveCount(1);
  await navigation.getByText('Guides', { exact: true }).first().click();
  await navigation.getByRole('link', { name: 'Guides', exact: true }).click();
  await expect(page).toHaveURL('/toolpad/kit/all-guides/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByRole('main').getByText('All of them.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kit overview' }).first().click();
  await expect(page).toHaveURL(overview);
});
