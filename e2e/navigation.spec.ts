import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

async function inView(row: Locator, frame: Locator): Promise<boolean> {
  const [inner, outer] = [await row.boundingBox(), await frame.boundingBox()];
  return (
    !!inner && !!outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
  );
}

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

test('the current page is visible in the sidebar on arrival, whatever the stored scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const navigation = page.getByRole('navigation', { name: 'Toolpad Studio' });
  const row = navigation.locator('[aria-current=page]');
  await page.goto('/toolpad/studio/reference/components/text-field/');
  expect(await inView(row, navigation)).toBe(true);
  await navigation.evaluate((element) => element.scrollTo(0, 0));
  await page.goto('/toolpad/studio/reference/components/tabs/');
  expect(await inView(row, navigation)).toBe(true);
});

test('previous and next are two cards with title and group', async ({ page }) => {
  await page.goto('/toolpad/core/react-page-container/');
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pager.getByRole('link').first()).toHaveText(/Previous · Layout\s*Dashboard Layout/);
  await expect(pager.getByRole('link').last()).toHaveText(/Next · Authentication\s*Sign-in Page/);
});

test('the groups above a title lead to their first pages', async ({ page }) => {
  await page.goto('/toolpad/core/react-page-container/');
  const groups = page.locator('main article > header').getByRole('link');
  await groups.filter({ hasText: 'Components' }).click();
  await expect(page).toHaveURL('/toolpad/core/all-components/');
  // The page itself is no link.
  await expect(groups.filter({ hasText: 'Components' })).toHaveCount(0);
});

test('no name is repeated in the breadcrumbs, and no group contains only "Index"', async ({
  page,
}) => {
  await page.goto('/toolpad/studio/reference/components/button/');
  await expect(page.locator('main article > header > div:not([popover])').first()).toHaveText(
    /^Reference\s*Components$/,
  );
  const lonely = await page.getByRole('navigation', { name: 'Toolpad Studio' }).evaluate(
    (navigation) =>
      [...navigation.querySelectorAll('ul')].filter((list) => {
        const links = list.querySelectorAll('a');
        return links.length === 1 && links[0]?.textContent === 'Index';
      }).length,
  );
  expect(lonely).toBe(0);
});

test('the product menu leads to the same topic', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/installation/');
  await page.getByRole('button', { name: 'Product: Toolpad Core' }).click();
  await page.getByRole('link', { name: /Toolpad Studio v/ }).click();
  await expect(page).toHaveURL('/toolpad/studio/getting-started/installation/');
  await page.getByRole('button', { name: 'Product: Toolpad Studio' }).click();
  await page.getByRole('link', { name: /Toolpad Core v/ }).click();
  await expect(page).toHaveURL('/toolpad/core/introduction/installation/');
});

test('the drawer of a narrow window closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(start);
  const navigation = page.locator('#site-navigation');
  await page.getByRole('button', { name: 'Navigation' }).click();
  await expect(navigation).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(navigation.locator(':focus')).toHaveCount(1);
  await navigation.getByRole('link').last().focus();
  await expect(navigation).toBeVisible();
  const summaries = navigation.locator('summary');
  await summaries.last().focus();
  while ((await navigation.locator(':focus').count()) > 0) await page.keyboard.press('Tab');
  await expect(navigation).toBeHidden();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('the name of a heading is its text', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of ['/toolpad/core/react-crud/', '/toolpad/core/api/crud/', start]) {
    await page.goto(path);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes
      .filter(({ role }) => role?.value === 'heading')
      .map(({ name }) => String(name?.value));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => name.includes('Link to'))).toEqual([]);
    const headings = page.locator('article :is(h2, h3, h4)[id]:visible');
    const texts = (await headings.allInnerTexts()).map((text) => text.trim());
    expect(names).toEqual(expect.arrayContaining(texts));
    await expect(headings.first().getByRole('link')).toHaveAccessibleName('Link to this section');
  }
});
