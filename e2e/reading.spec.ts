import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const guide = '/toolpad/core/introduction/installation/';

async function readsWithoutReact(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Installation' })).toBeVisible();
  await expect(page.getByText('npm install @toolpad/core').first()).toBeVisible();
  const colors = await page
    .locator('figure.code:visible')
    .first()
    .evaluate(
      (figure) =>
        new Set(
          [...figure.querySelectorAll('code, span')].map((node) => getComputedStyle(node).color),
        ).size,
    );
  expect(colors).toBeGreaterThan(1);

  const navigation = page.getByRole('navigation', { name: 'Toolpad Core' });
  await navigation.getByText('Integrations', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Next.js App Router' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Base concepts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Base concepts' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Slots' })
    .click();
  await expect(page).toHaveURL(/#/);
}

async function drawerWorks(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  const navigation = page.locator('#site-navigation');
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await expect(navigation).toBeVisible();
  await navigation.getByRole('link', { name: 'Tutorial', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutorial' })).toBeVisible();
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader can read, open groups, and follow links and anchors', async ({ page }) => {
    await page.goto(guide);
    await readsWithoutReact(page);
  });

  test('the sidebar on a phone opens, and its links work', async ({ page }) => drawerWorks(page));

  test('code tabs can be switched, the page follows the system’s dark mode, and no control is without effect', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(guide);
    await page.getByText('pnpm', { exact: true }).first().click();
    await expect(page.getByText('pnpm create vite my-app').first()).toBeVisible();
    await expect(page.getByText('npm create vite@latest my-app').first()).toBeHidden();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    ).toBe('rgb(15, 18, 20)');
    await expect(page.getByRole('button', { name: 'Color theme' })).toBeHidden();
    await expect(page.getByRole('button', { name: /copy (?!page)/i }).first()).toBeHidden();
  });

  test('a keyboard reaches the code of each tab, also with more tabs than any page has', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(guide);
    const tabs = page.getByRole('group', { name: 'Package manager' }).first();
    await tabs.evaluate((element) => {
      element.removeAttribute('data-values');
      const [label, panel] = element.children;
      for (let index = 4; index <= 12; index += 1) {
        const [copy, code] = [label?.cloneNode(true), panel?.cloneNode()] as HTMLElement[];
        copy?.querySelector('input')?.setAttribute('value', `tab ${index}`);
        code?.append(`code ${index}`);
        element.append(copy ?? '', code ?? '');
      }
    });
    await tabs.getByRole('radio').first().focus();
    for (let index = 12; index >= 4; index -= 1) {
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.locator('div[data-tab]').filter({ visible: true })).toHaveText(
        `code ${index}`,
      );
      await expect(tabs.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('with the client bundle blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
  });

  test('a reader can read, open groups, and follow links and anchors', async ({ page }) => {
    await page.goto(guide);
    await readsWithoutReact(page);
  });

  test('the sidebar on a phone opens, and its links work', async ({ page }) => drawerWorks(page));

  test('code tabs can be switched and the choice is stored, the theme can be switched, and code can be copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await page.getByText('pnpm', { exact: true }).first().click();
    await expect(page.getByText('pnpm create vite my-app').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('pnpm create vite my-app').first()).toBeVisible();

    const block = page.locator('figure.code:visible').first();
    await block.hover();
    await block.getByRole('button').click();
    await expect(block.getByRole('button')).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'pnpm create vite my-app',
    );

    const theme = page.getByRole('button', { name: /theme/i });
    await theme.click();
    const first = await page.locator('html').getAttribute('data-theme');
    await theme.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', first ?? '');
  });
});
