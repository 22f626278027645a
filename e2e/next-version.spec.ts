import { products } from '../model/facts/products';
import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';
import { nextPages, sidebarPages } from './routes';

const { version, next } = products.core;

test.skip(!next, 'There is no next version.');
test.describe.configure({ timeout: 300_000 });

test('pages that only the next version has load without console messages, and axe finds nothing in them', async ({
  page,
}) => {
  // `npm run test:e2e -- --project=crawl` tests the others, and their demos.
  const current = new Set((await sidebarPages()).map(({ id }) => id));
  const pages = (await nextPages()).filter(({ id }) => !current.has(id));
  expect(pages.length).toBeGreaterThan(3);
  for (const { path } of pages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    expect
      .soft(await findViolations(page, { excluded: ['iframe', '[data-island=demo]'] }), path)
      .toEqual([]);
  }
});

test('pages of the next version name both versions, and link to the current page', async ({
  page,
}) => {
  await page.goto('/toolpad/core/next/react-crud/');
  await expect(page.locator('header').getByRole('button', { name: /^Product/ })).toContainText(
    `v${next}`,
  );
  const note = page.getByRole('note').filter({ hasText: 'the next version' });
  await note.getByRole('link', { name: `Core v${version}` }).click();
  await expect(page).toHaveURL('/toolpad/core/react-crud/');
});

test('search on a page of the next version finds its pages', async ({ page }) => {
  await page.goto('/toolpad/core/next/react-crud/');
  await page.keyboard.press('/');
  await page.keyboard.type('useNavigation');
  const result = page.getByRole('link', { name: /useNavigation/ }).first();
  await expect(result).toHaveAttribute('href', /^\/toolpad\/core\/next\//);
});

test('the URL with the number of the next version leads to its first page', async ({ page }) => {
  await page.goto(`/toolpad/core/${next}/`);
  await expect(page).toHaveURL('/toolpad/core/next/introduction/');
});

test('versions are listed with their states', async ({ page }) => {
  await page.goto('/toolpad/versions/');
  await expect(page.getByRole('row').filter({ hasText: `v${next}` })).toContainText('Next version');
  await expect(page.getByRole('row').filter({ hasText: `v${version}` })).toContainText(
    'Unmaintained since Sep 22, 2026',
  );
});
