import type { Locator, Page } from '@playwright/test';
import { action, layout } from './demoSteps';
import { expect, test } from './fixtures';
import { holdRequests } from './holdRequests';

const guide = '/toolpad/core/introduction/base-concepts/';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Returns whether the browser exposes a button as expanded. It derives this from the popover that
 * the button opens, without `aria-expanded`.
 */
async function isExpanded(button: Locator): Promise<unknown> {
  const page = button.page();
  const devtools = await page.context().newCDPSession(page);
  const handle = await button.evaluate((element) => {
    element.setAttribute('data-pressed', '');
    return '[data-pressed]';
  });
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: handle,
  });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  await button.evaluate((element) => element.removeAttribute('data-pressed'));
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const productMenu = (page: Page) => ({
  button: page.getByRole('button', { name: /^Product/ }),
  inside: page.getByRole('link', { name: /Toolpad Studio v/ }),
});

/**
 * Opens a menu and closes it in each way. The menu covers the page, and `elsewhere` is a position
 * outside the menu.
 */
async function closeInEachWay(button: Locator, inside: Locator): Promise<void> {
  const page = button.page();
  await expect(inside).toBeHidden();
  expect(await isExpanded(button)).toBe(false);
  await button.click();
  await expect(inside).toBeVisible();
  expect(await isExpanded(button)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(button).toBeFocused();
  expect(await isExpanded(button)).toBe(false);

  await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await inside.focus();
  await page.keyboard.press('ArrowDown');
  await expect(inside).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inside).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(inside).toBeVisible();
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 4, 400);
  await expect(inside).toBeHidden();

  await button.click();
  await expect(inside).toBeVisible();
  await button.click();
  await expect(inside).toBeHidden();
}

test.describe('before a script has loaded', () => {
  test.use({ allowedMessages: ['net::ERR_FAILED'] });
  test.beforeEach(({ page }) => page.route('**/assets/page/**', (route) => route.abort()));

  test('the product menu opens, and closes on Escape, on its button, and on a press elsewhere', async ({
    page,
  }) => {
    await page.goto(guide);
    const { button, inside } = productMenu(page);
    await closeInEachWay(button, inside);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('the menu of a demo and the product menu do the same', async ({ page }) => {
      await page.goto(layout);
      const { button, inside } = productMenu(page);
      await closeInEachWay(button, inside);
      const demo = page.locator('[data-demo]').first();
      await action(demo, 'more').scrollIntoViewIfNeeded();
      await closeInEachWay(action(demo, 'more'), action(demo, 'stackblitz'));
    });

    test('the sidebar opens, and closes on Escape', async ({ page }) => {
      await page.goto(guide);
      const navigation = page.getByRole('navigation', { name: 'Toolpad Core' });
      const button = page.getByRole('button', { name: 'Navigation', exact: true });
      await expect(navigation).toBeHidden();
      await button.click();
      await expect(navigation).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
});

for (const direction of ['ltr', 'rtl'] as const)
  test(`the product menu is aligned with its button, ${direction}, and Escape elsewhere does not move the focus`, async ({
    page,
  }) => {
    await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
    await page.goto(guide);
    const { button, inside } = productMenu(page);
    await button.click();
    const place = await button.boundingBox();
    const menu = await page.locator('#product-menu').boundingBox();
    if (!place || !menu) throw new Error('The button or its menu is not shown');
    expect(menu.y).toBeCloseTo(place.y + place.height + 6, 0);
    const start = ({ x, width }: typeof place) => (direction === 'ltr' ? x : x + width);
    expect(start(menu)).toBeCloseTo(start(place), 0);
    const toc = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    await toc.focus();
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(toc).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the product menu opens and leads to the other product', async ({ page }) => {
    await page.goto(guide);
    const { button, inside } = productMenu(page);
    await button.click();
    await inside.click();
    await expect(page).toHaveURL(/\/toolpad\/studio\//);
  });
});

/** Lists versions of Core that no page of this build knows. */
async function publishVersions(page: Page): Promise<void> {
  const version = (number: string, state: string, part: string) => ({
    product: 'core',
    name: 'Core',
    version: number,
    state,
    url: `/toolpad/core/${part}`,
    home: `/toolpad/core/${part}introduction/`,
  });
  const versions = [
    version('99.0.0', 'next', 'next/'),
    version('98.0.0', 'current', ''),
    version('1.0.0', 'earlier', '1.0.0/'),
  ];
  const pages = ['', 'next/'].map((part) => ({
    path: `/toolpad/core/${part}introduction/base-concepts/`,
    title: 'Base concepts',
  }));
  await page.route('**/toolpad/versions.json', (route) => route.fulfill({ json: versions }));
  await page.route(/\/pages\.json$/, (route) => route.fulfill({ json: pages }));
}

test('the product menu lists versions that are newer than the page, and keeps query and hash', async ({
  page,
}) => {
  await publishVersions(page);
  await page.goto(`${guide}?from=mail#themes`);
  const { button } = productMenu(page);
  await button.click();
  const versions = page.locator('header').getByRole('link', { name: /^Core v/ });
  await expect(versions).toHaveText([
    /Core v99\.0\.0\s*Next version$/,
    /Core v98\.0\.0\s*Current version$/,
    /Core v1\.0\.0\s*No longer maintained\. It doesn’t have this page: opens/,
  ]);
  await expect(versions.nth(0)).toHaveAttribute(
    'href',
    '/toolpad/core/next/introduction/base-concepts/?from=mail#themes',
  );
  await expect(versions.nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(versions.nth(2)).toHaveAttribute('href', '/toolpad/core/1.0.0/introduction/');
  await page.keyboard.press('Escape');
  await button.click();
  await expect(versions).toHaveCount(3);
});

test('the product menu works without the list of versions', async ({ page }) => {
  await page.route('**/toolpad/versions.json', (route) => route.fulfill({ json: null }));
  await page.goto(guide);
  const { button, inside } = productMenu(page);
  await button.click();
  await expect(inside).toBeVisible();
  await expect(page.getByRole('link', { name: 'All versions' })).toBeVisible();
});

test.describe('a demo on a phone', () => {
  test.use(phone);

  test('its menu closes after a control in it was used', async ({ page }) => {
    await page.goto(layout);
    const demo = page.locator('[data-demo]').first();
    await action(demo, 'more').click();
    const reset = demo.getByRole('button', { name: 'Reset the demo' });
    await reset.click();
    await expect(demo.getByRole('status').filter({ hasText: 'reset' })).toBeVisible();
    await expect(reset).toBeHidden();
    await expect(action(demo, 'more')).toBeFocused();
    await action(demo, 'more').click();
    await action(demo, 'link').click();
    await expect(action(demo, 'link')).toBeHidden();
    await expect(page).toHaveURL(/#DashboardLayout/);
  });
});

test.describe('a press before the page script has run', () => {
  test('takes effect once the script has run, and only once', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/page/**');
    await page.goto(guide, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Color theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'system');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.getByRole('button', { name: 'Color theme: Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'system');
    await expect(page.getByRole('button', { name: 'Color theme: System' })).toBeVisible();
  });

  test('does not open a menu twice', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/page/**');
    await page.goto(guide, { waitUntil: 'commit' });
    const { button, inside } = productMenu(page);
    await button.click();
    await expect(inside).toBeVisible();
    release();
    // The page script has run: one of its controls works.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Color theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(inside).toBeHidden();
  });

  test('starts an island, and Escape cancels that', async ({ page }) => {
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto(guide);
    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    const island = page.locator('[data-island]').filter({ has: settings });
    await settings.click();
    await expect(island).toHaveAttribute('data-state', 'loading');
    await page.keyboard.press('Escape');
    release();
    await expect(island).toHaveAttribute('data-state', 'ready', { timeout: 20_000 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await settings.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
