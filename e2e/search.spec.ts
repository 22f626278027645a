import type { Page } from '@playwright/test';
import { products } from '../model/facts/products';
import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';

const guide = '/toolpad/core/react-dashboard-layout/';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const options = (page: Page) => page.getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(field(page)).toHaveValue(query);
}

test('no part of the search is loaded before the reader uses it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(requests.filter((path) => /search|dialog-/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).first().hover();
  await expect.poll(() => requests.some((path) => path.includes('/search/docs-core'))).toBe(true);
});

test('a name can be found and opened by keyboard, and the key reopens the search with the opened result', async ({
  page,
}) => {
  await page.goto(guide);
  await search(page, 'DashboardLayout.navigation');
  await expect(options(page).first()).toHaveAttribute(
    'href',
    '/toolpad/core/api/dashboard-layout/#prop-navigation',
  );
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /\d+ results?\./ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/api\/dashboard-layout\/#prop-navigation$/);
  await expect(page.locator('#prop-navigation')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(options(page).filter({ hasText: 'DashboardLayout.navigation' })).toBeVisible();
});

test('arrow keys move through the results, Escape closes the search and returns the focus', async ({
  page,
}) => {
  await page.goto(guide);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.keyboard.type('dialog');
  await expect(options(page).nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-option-1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeFocused();
});

test('text typed while the search loads is not lost', async ({ page }) => {
  await page.route('**/assets/page/SearchDialog-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(guide);
  await page.keyboard.press('/');
  await page.keyboard.type('crud');
  await expect(options(page).first()).toHaveAttribute('href', '/toolpad/core/react-crud/');
  await page.keyboard.type(' list');
  await expect(field(page)).toHaveValue('crud list');
});

test('the search does not take the keys of others', async ({ page }) => {
  await page.goto(guide);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<input id=mine><div role=grid><a href="#" id=cell>Cell</a></div>',
    );
  });
  const press = (init: KeyboardEventInit, selector = 'body') =>
    page
      .locator(selector)
      .first()
      .dispatchEvent('keydown', { bubbles: true, ...init });
  await press({ key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true });
  await press({ key: 'k', code: 'KeyK', ctrlKey: true, altKey: true });
  await press({ key: 'k', code: 'KeyK', ctrlKey: true }, '#mine');
  await press({ key: '/', code: 'Slash' }, '#cell');
  await page.evaluate(() => localStorage.setItem('docs-letter-keys', 'off'));
  await press({ key: '/', code: 'Slash' });
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('docs-letter-keys'));
  await press({ key: 'л', code: 'KeyK', ctrlKey: true });
  await expect(dialog(page)).toBeVisible();
});

test('a double-click on the search, or a selection that ends outside, leaves it open', async ({
  page,
}) => {
  await page.goto(guide);
  await page.getByRole('button', { name: 'Search' }).first().dblclick();
  await page.keyboard.type('crud');
  await expect(options(page).first()).toBeVisible();
  const box = await field(page).boundingBox();
  if (!box) throw new Error('The field is not visible');
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(5, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, box.y + 20);
  await expect(dialog(page)).toBeHidden();
});

test('Enter that confirms text in an input method opens nothing', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'crud');
  await expect(options(page).first()).toBeVisible();
  await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(dialog(page)).toBeVisible();
  // Option+A on macOS, and AltGr+A on a Polish keyboard, type letters.
  const before = await page.locator('[data-part=scope]').textContent();
  await field(page).dispatchEvent('keydown', { key: 'ą', code: 'KeyA', altKey: true });
  await expect(page.locator('[data-part=scope]')).toHaveText(before ?? '');
});

test('a slash in a text field is a slash', async ({ page }) => {
  await page.goto('/toolpad/core/api/dashboard-layout/');
  const filter = page.getByRole('searchbox').first();
  await filter.focus();
  await page.keyboard.type('a/b');
  await expect(filter).toHaveValue('a/b');
  await expect(dialog(page)).toBeHidden();
});

test('the scope is the current product until a key extends it', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'createDataProvider');
  const studio = page.locator('[role=option][href^="/toolpad/studio/"]');
  await expect(page.getByText(`Toolpad Core v${products.core.version}`).first()).toBeAttached();
  await expect(studio).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'In Toolpad Core' })).toBeVisible();
  await page.keyboard.press('Alt+a');
  await expect(page.getByRole('button', { name: 'In all products' })).toBeVisible();
  await expect(studio.first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'In all products' }).click();
  await expect(studio).toHaveCount(0);
});

test('results in the other product are counted, and one click shows them', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'railway');
  const more = page.getByRole('button', { name: /^Show \d in Toolpad Studio$/ });
  await more.click();
  await expect(page.locator('[role=option][href$="/how-to-guides/railway-deploy/"]')).toBeVisible();
  await expect(more).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a name that only the other product has shows few results, and how many that one has', async ({
  page,
}) => {
  await page.goto(guide);
  await search(page, 'rowsSource');
  await expect(dialog(page)).toContainText(
    `Nothing is called “rowsSource” in Toolpad Core v${products.core.version}.`,
  );
  expect(await options(page).count()).toBeLessThanOrEqual(6);
  await page.getByRole('button', { name: /^Show \d in Toolpad Studio$/ }).click();
  await expect(options(page).first()).toContainText('rowsSource');
  await expect(dialog(page)).not.toContainText('Nothing');
  // A name with a typing error is still that name.
  await field(page).fill('useDilogs');
  await expect(options(page).first()).toContainText('useDialogs');
  await expect(dialog(page)).not.toContainText('Nothing');
});

test('below results of the product, a button adds those of the other one', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'authentication');
  await page.getByRole('button', { name: /^\d more in Toolpad Studio$/ }).click();
  await expect(page.locator('[role=option][href^="/toolpad/studio/"]').first()).toBeAttached();
});

test('a query without results says how many the other product has', async ({ page }) => {
  await page.goto('/toolpad/studio/getting-started/');
  await search(page, 'passkey');
  await page.getByRole('button', { name: /^Show \d in Toolpad Core$/ }).click();
  await expect(options(page).first()).toContainText('Passkey');
});

test('a prop says which release added it, and all keys are in one line', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'defaultSidebarCollapsed');
  await expect(options(page).first().locator('[data-part=kind]')).toHaveText('Prop · since 0.8');
  const keys = dialog(page).locator('[data-part=keys]');
  expect(await keys.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  expect((await keys.boundingBox())?.height).toBeLessThan(48);
});

test('"offline" finds how to read the pages offline', async ({ page }) => {
  for (const product of ['core/introduction', 'studio/getting-started']) {
    await page.goto(`/toolpad/${product}/support/`);
    await search(page, 'offline');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      `/toolpad/${product}/support/#offline`,
    );
  }
});

test('the empty dialog offers five pages to start with', async ({ page }) => {
  await page.goto(guide);
  await page.keyboard.press('Control+k');
  const start = page.getByRole('group', { name: 'Start with' }).getByRole('option');
  await expect(start).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/toolpad/core/introduction/installation/');
});

test('Control+Enter opens a result in a new tab', async ({ page, context }) => {
  await page.goto(guide);
  await search(page, 'useDialogs');
  await expect(options(page).first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect(new URL((await opened).url()).pathname).toBe('/toolpad/core/react-use-dialogs/');
  await expect(dialog(page)).toBeVisible();
});

test('a URL with a query opens the search, and so does the search field', async ({ page }) => {
  await page.goto('/toolpad/?q=sign-in');
  await expect(field(page)).toHaveValue('sign-in');
  await expect(options(page).first()).toContainText('Sign-in Page');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
});

test('a query without results shows a message and pages to start with', async ({ page }) => {
  await page.goto(guide);
  await search(page, 'zqxwv');
  await expect(dialog(page)).toContainText(
    `Nothing found for “zqxwv” in Toolpad Core v${products.core.version}.`,
  );
  const pagesIn = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await expect(pagesIn('Start with')).toHaveCount(5);
  await field(page).fill('dxshbxxrdlxyxut');
  await expect(pagesIn('Nearest pages').first()).toHaveText('#Dashboard Layout');
  await expect(pagesIn('Start with')).toHaveCount(0);
});

test('markup in a query is text', async ({ page }) => {
  await page.goto(guide);
  await search(page, '<img src=x onerror=alert(1)>zqxwv');
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).locator('img').count()).toBe(0);
});

test.describe('a missing page', () => {
  test.use({ allowedMessages: ['status of 404'] });
  test('searches for the words in its URL', async ({ page }) => {
    await page.goto('/toolpad/core/react-dashbord-layout/');
    await page.getByRole('button', { name: 'Search for “dashbord layout”' }).click();
    await expect(options(page).first()).toContainText('Dashboard Layout');
  });
});

test.describe('offline', () => {
  test.use({
    allowedMessages: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'Failed to fetch'],
  });

  test('the search works after its first use', async ({ page, context }) => {
    await page.goto(guide);
    await search(page, 'crud');
    await expect(options(page).first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => (await (await caches.open('docs-search')).keys()).length),
      )
      .toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Search' }).first().hover();
    await page.route('**/search/**', (route) => route.abort());
    await search(page, 'dashboard');
    await expect(options(page).first()).toBeVisible();
    await context.setOffline(false);
  });

  test('without its code, it shows a message, keeps the query, and tries again while typing', async ({
    page,
  }) => {
    await page.route('**/SearchDialog-*.js', (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('/');
    await page.keyboard.type('cru');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/SearchDialog-*.js');
    await page.keyboard.type('d');
    await expect(options(page).first()).toContainText('CRUD');
    await expect(field(page)).toHaveValue('crud');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('without a stored copy, it shows a message and retries', async ({ page }) => {
    // The browser reports a missing network in the console.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    await page.route('**/search/*.json', (route) => route.abort());
    await page.goto(guide);
    await search(page, 'crud');
    await expect(dialog(page)).toContainText('could not be loaded');
    await page.unroute('**/search/*.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('CRUD');
    await expect(field(page)).toHaveValue('crud');
  });
});

test('clicks by rank and abandoned queries are reported, but nothing while typing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.01;
    const events: unknown[] = [];
    Object.assign(window, { gtag: (...args: unknown[]) => events.push(args), events });
  });
  const sent = () =>
    page.evaluate(() =>
      (window as unknown as { events: unknown[][] }).events.filter(([, name]) => name === 'search'),
    );
  await page.goto(guide);
  await search(page, 'zqxwv');
  await expect(dialog(page)).toContainText('Nothing found');
  expect(await sent()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect
    .poll(sent)
    .toEqual([['event', 'search', { eventAction: 'no-result', eventLabel: 'zqxwv' }]]);
  await search(page, 'branding');
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await page.keyboard.press('Enter');
  await expect
    .poll(sent)
    .toContainEqual(['event', 'search', { eventAction: 'click', eventLabel: '1' }]);
});

for (const [name, settings] of Object.entries({
  light: { colorScheme: 'light', width: 1440, rtl: false },
  dark: { colorScheme: 'dark', width: 1440, rtl: false },
  'right to left, on a narrow phone': { colorScheme: 'light', width: 320, rtl: true },
} as const))
  test(`the dialog is accessible: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: settings.width, height: 700 });
    await page.emulateMedia({ colorScheme: settings.colorScheme, reducedMotion: 'reduce' });
    if (settings.rtl) await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
    await page.goto('/toolpad/core/react-crud/');
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await search(page, 'dialog');
    await expect(options(page).nth(2)).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= settings.width).toBe(true);
    expect(box && box.y + box.height <= 700).toBe(true);
    expect(await findViolations(page, { included: 'dialog[open]' })).toEqual([]);
  });
