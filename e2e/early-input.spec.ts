import type { Page } from '@playwright/test';
import { products } from '../model/facts/products';
import { demoOf, stored } from './demoSteps';
import { expect, test } from './fixtures';
import { holdRequests } from './holdRequests';

const guide = '/toolpad/core/introduction/base-concepts/';
const preview = '[data-demo-part=preview]';
const pageScripts = '**/assets/page/**';
const islandScripts = '**/assets/js/**';

test.describe('before a demo runs', () => {
  test('text typed into its preview stays in the field, with the caret', async ({ page }) => {
    const release = await holdRequests(page, islandScripts);
    await page.goto(stored);
    const demo = demoOf(page, 'LocalStorageStateString');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator(preview)).toBeVisible();
    const field = demo.getByLabel('Pick-up point').first();
    await field.fill('Platform 9');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(demo.locator(preview)).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Platform 9');
    await page.keyboard.type('99');
    await expect(field).toHaveValue('Platform 999');
    await page.reload();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator(preview)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(demo.locator(preview)).toHaveCount(0);
    await expect(field, 'the demo has stored it').toHaveValue('Platform 999');
  });

  test('a menu that was clicked in its preview opens', async ({ page }) => {
    const release = await holdRequests(page, islandScripts);
    await page.goto(stored);
    const demo = demoOf(page, 'LocalStorageStateZod');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator(preview)).toBeVisible();
    await demo.getByRole('combobox').first().click();
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('in a frame, text typed before its scripts have loaded stays in the field', async ({
    page,
  }) => {
    const release = await holdRequests(page, pageScripts);
    await page.goto('/toolpad/core/introduction/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.style.cssText = 'position:fixed;inset:0;z-index:9999;inline-size:100%;block-size:100%';
      document.documentElement.append(frame);
    }, `/toolpad/demos/core/v${products.core.version}/SlotsSignIn/`);
    const live = page.frameLocator('iframe[src*=SlotsSignIn]');
    const field = live.getByRole('textbox').first();
    await field.fill('mia@example.com');
    release();
    await expect(live.locator(preview)).toHaveCount(0, { timeout: 20_000 });
    await expect(field).toHaveValue('mia@example.com');
    await expect(field).toBeFocused();
  });
});

const dialog = (page: Page) => page.locator('dialog[open]');

test.describe('Escape', () => {
  test('before the page script has run, cancels a click', async ({ page }) => {
    const release = await holdRequests(page, pageScripts);
    await page.goto(guide, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('link').first().focus();
    release();
    const mode = page.getByRole('button', { name: 'Color theme' });
    await expect(async () => {
      await mode.click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', /light|dark/, {
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [what, file, open] of [
    [
      'the keyboard shortcuts',
      '**/assets/page/shortcuts-*',
      (page: Page) => page.keyboard.press('?'),
    ],
    ['the search', '**/assets/page/SearchDialog-*', (page: Page) => page.keyboard.press('/')],
  ] as const)
    test(`closes ${what} for good while the code is loading`, async ({ page }) => {
      const release = await holdRequests(page, file);
      await page.goto(guide, { waitUntil: 'networkidle' });
      const requested = page.waitForRequest(file);
      await open(page);
      await requested;
      await page.keyboard.press('Escape');
      const loaded = page.waitForResponse(file);
      release();
      await (await loaded).finished();
      await expect(dialog(page)).toHaveCount(0);
      await open(page);
      await expect(dialog(page)).toBeVisible();
    });

  test('cancels a picture while its viewer is loading', async ({ page }) => {
    const viewer = /\/assets\/page\/show-/;
    const release = await holdRequests(page, viewer);
    await page.goto('/toolpad/studio/getting-started/first-app/');
    const picture = page.locator('a[data-enlarge]').first();
    const requested = page.waitForRequest(viewer);
    await picture.click();
    await requested;
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse(viewer);
    release();
    await (await loaded).finished();
    await expect(dialog(page)).toHaveCount(0);
    await picture.click();
    await expect(dialog(page)).toHaveCount(1);
  });
});

test('what a reader types after the key of the search, before the page script has run, is its query', async ({
  page,
}) => {
  const release = await holdRequests(page, pageScripts);
  await page.goto(guide, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.type('/crud');
  release();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('crud');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
});

test('stored search entries neither leave the site nor block the page', async ({ page }) => {
  await page.addInitScript(() => {
    const pages = [
      { title: 'Evil', href: '/\t/evil.test' },
      { title: 'Good', href: '/toolpad/' },
    ];
    localStorage.setItem('docs-search', JSON.stringify({ queries: ['crud'], pages }));
  });
  await page.goto(guide);
  await page.keyboard.press('/');
  const options = dialog(page).getByRole('option');
  // Pages to start with follow when the index has loaded.
  const stored = options.filter({ hasText: /^(?:crud|\W*(?:Good|Evil))$/ });
  await expect(stored).toHaveText([/crud/, /Good/]);
  await page.evaluate(() => {
    const queries = Array.from({ length: 50_000 }, String);
    localStorage.setItem('docs-search', JSON.stringify({ queries }));
  });
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(options, 'pages to start with').toHaveCount(5);
  await expect(options.filter({ hasText: /^\d+$/ })).toHaveCount(0);
});
