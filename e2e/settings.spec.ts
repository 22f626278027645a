import type { Locator } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { expect, test } from './fixtures';
import {
  choose,
  html,
  openSettings,
  settingsButton,
  settingsDrawer,
  stylings,
  tutorial,
} from './preferenceSteps';

/** A page without demos, because their frames are separate pages with React. */
const guide = '/toolpad/core/introduction/installation/';
const api = '/toolpad/core/api/dashboard-layout/';

const left = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().left);

test('React is not loaded before the reader is about to use it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  await page.goto(guide);
  await page.mouse.move(400, 400);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await settingsButton(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(settingsDrawer(page)).toBeHidden();
});

test('opens on click, shows every choice with its label, and closes on its button and on a click outside', async ({
  page,
}) => {
  await page.goto(tutorial);
  const settings = settingsDrawer(page);
  await openSettings(page);
  await expect(
    page.getByRole('button', { name: 'Settings', exact: true, includeHidden: true }),
  ).toHaveAttribute('aria-expanded', 'true');
  const choices = {
    'Color mode': ['Light', 'System', 'Dark'],
    Direction: ['Left to right', 'Right to left'],
    Density: ['Comfortable', 'Dense'],
    Language: ['English'],
    'Code variant': ['TypeScript', 'JavaScript'],
    'Code styling': ['MUI System', 'Tailwind CSS', 'Plain CSS'],
    'Package manager': ['npm', 'pnpm', 'Yarn'],
  };
  for (const [group, names] of Object.entries(choices)) {
    const buttons = settings.getByRole('group', { name: group, exact: true }).getByRole('button');
    await expect(buttons).toHaveText(names);
    await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
  }
  for (const control of await settings.getByRole('button').all())
    await expect(control).toHaveAccessibleName(/\S/);
  await settings.getByRole('button', { name: 'Close settings' }).click();
  await expect(settings).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
  await expect(settingsButton(page)).toHaveAttribute('aria-expanded', 'false');
  await openSettings(page);
  await page.mouse.click(300, 500);
  await expect(settings).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
});

test('opens by keyboard, traps the focus, and returns it', async ({ page }) => {
  await page.goto(tutorial);
  await settingsButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(settingsDrawer(page)).toBeVisible({ timeout: 15_000 });
  const isWithin = () =>
    settingsDrawer(page).evaluate(
      (dialog) => dialog.parentElement?.contains(document.activeElement) ?? false,
    );
  const stops = (await settingsDrawer(page).getByRole('button').count()) + 3;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press(key);
      expect(await isWithin()).toBe(true);
    }
  }
  await settingsDrawer(page).getByRole('button', { name: 'Dark', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(settingsDrawer(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
});

test('each choice changes the page immediately, and reset undoes all of them', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(stylings);
  await openSettings(page);
  const demo = page
    .locator('[data-demo]')
    .filter({ has: page.locator('[data-set-choice="codeStyling:css"]') });
  await choose(page, 'Color mode', 'Dark');
  await expect(html(page)).toHaveCSS('background-color', 'rgb(15, 18, 20)');
  await expect(settingsDrawer(page)).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await choose(page, 'Code variant', 'JavaScript');
  await expect(demo.locator('[data-variant=JS]').first()).toBeVisible();
  await expect(demo.locator('[data-variant=TS]').first()).toBeHidden();
  await choose(page, 'Code styling', 'Tailwind CSS');
  await expect(demo.locator('[data-set-choice="codeStyling:tailwind"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.locator('[data-styling=tailwind]:visible')).not.toHaveCount(0);
  await expect(demo.locator('[data-styling=system]:visible')).toHaveCount(0);
  await choose(page, 'Package manager', 'Yarn');
  await expect(html(page)).toHaveAttribute('data-package-manager', 'yarn');
  await choose(page, 'Direction', 'Right to left');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await choose(page, 'Density', 'Dense');
  const stored = settingsDrawer(page)
    .getByRole('region', { name: 'Kept on this device' })
    .getByRole('listitem');
  await expect(stored).toHaveText([
    'Color mode: Dark (local storage)',
    'Direction: Right to left (local storage)',
    'Density: Dense (until you close this tab)',
    'Code variant: JavaScript (cookie)',
    'Code styling: Tailwind CSS (cookie)',
    'Package manager: Yarn (local storage)',
  ]);

  await settingsDrawer(page).getByRole('button', { name: 'Reset all settings' }).click();
  await expect(settingsDrawer(page).getByRole('status')).toHaveText(
    'All settings are back to their defaults.',
  );
  await expect(stored).toHaveCount(0);
  await expect(html(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const defaults = {
    dir: 'ltr',
    'data-mode': 'system',
    'data-density': 'comfortable',
    'data-code-variant': 'TS',
    'data-code-styling': 'system',
    'data-package-manager': 'npm',
  };
  for (const [attribute, value] of Object.entries(defaults))
    await expect(html(page)).toHaveAttribute(attribute, value);
  for (const name of [
    'System',
    'Left to right',
    'Comfortable',
    'TypeScript',
    'MUI System',
    'npm',
  ]) {
    await expect(settingsDrawer(page).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() =>
      ['mui-mode', 'docs-direction', 'docs-package-manager'].map((key) =>
        localStorage.getItem(key),
      ),
    ),
  ).toEqual([null, null, null]);
});

test('selecting the current choice changes nothing', async ({ page }) => {
  await page.goto(tutorial);
  await openSettings(page);
  await choose(page, 'Code variant', 'TypeScript');
  await expect(settingsDrawer(page).getByRole('button', { name: 'TypeScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(html(page)).toHaveAttribute('data-code-variant', 'TS');
});

test('right to left mirrors the page and the drawer, but not code', async ({ page }) => {
  await page.goto(tutorial);
  await openSettings(page);
  const sidebar = page.locator('#site-navigation');
  const article = page.locator('main');
  const code = page.locator('figure.code pre:visible').first();
  expect(await left(sidebar)).toBeLessThan(await left(article));
  expect(await left(settingsDrawer(page))).toBeGreaterThan(720);
  await choose(page, 'Direction', 'Right to left');
  await expect.poll(() => left(settingsDrawer(page))).toBe(0);
  expect(await left(sidebar)).toBeGreaterThan(await left(article));
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
  await expect(code).toHaveCSS('direction', 'ltr');
  await expect(code).toHaveCSS('text-align', /^(left|start)$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  await page.keyboard.press('Escape');
  await expect(settingsDrawer(page)).toBeHidden();
  expect(await left(settingsButton(page))).toBeLessThan(720);
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').first().locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await openSettings(page);
  expect(await left(settingsDrawer(page))).toBe(0);
});

test('density makes lists and tables more compact, for the current visit only', async ({
  page,
  context,
}) => {
  await page.goto(api);
  const height = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().height);
  const row = page.locator('main table tr, main [role=row]').nth(1);
  const item = page.locator('#site-navigation a:visible').first();
  const before = { row: await height(row), item: await height(item) };
  await openSettings(page);
  const button = settingsDrawer(page).getByRole('button', { name: 'Comfortable' });
  const controls = await height(button);
  await choose(page, 'Density', 'Dense');
  await expect(html(page)).toHaveAttribute('data-density', 'dense');
  expect(await height(row)).toBeLessThan(before.row);
  expect(await height(item)).toBeLessThan(before.item);
  expect(await height(button)).toBeLessThanOrEqual(controls);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-density', 'dense');
  const other = await context.newPage();
  await other.goto(api);
  await expect(html(other)).toHaveAttribute('data-density', 'comfortable');
  await openSettings(page);
  await settingsDrawer(page).getByRole('button', { name: 'Reset all settings' }).click();
  expect(await height(row)).toBe(before.row);
  expect(await height(item)).toBe(before.item);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    for (const width of [1440, 360]) {
      const view = `${colorScheme}, ${direction}, ${width} px`;
      const isMatrix = !['light, ltr, 1440 px', 'dark, rtl, 360 px'].includes(view);
      test(`axe finds nothing in the open drawer, ${view}${isMatrix ? ' @matrix' : ''}`, async ({
        page,
      }) => {
        await page.addInitScript((dir) => localStorage.setItem('docs-direction', dir), direction);
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(tutorial);
        await openSettings(page);
        await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
        expect(await findViolations(page, { excluded: ['iframe', '[data-demo-root]'] })).toEqual(
          [],
        );
      });
    }
  }
}

test.describe('without the scripts of islands', () => {
  test.use({ allowedMessages: ['net::ERR_FAILED'] });

  test('settings that fail to load show a message at the button, and can be retried', async ({
    page,
  }) => {
    let offline = true;
    await page.route('**/assets/js/**', (route) => (offline ? route.abort() : route.continue()));
    await page.goto('/toolpad/core/react-crud/');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The settings could not be loaded.' });
    await expect(alert).toBeVisible();
    offline = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 20_000 });
    await expect(alert).toBeHidden();
  });
});

test('on a page that the browser has translated, the first click opens the settings', async ({
  page,
}) => {
  await page.goto(guide);
  // As Chromium's translation does it, which also follows `translate="no"`.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('script, style, code, [translate=no]'))
        continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `¡${text.data}!`;
      text.replaceWith(outer);
    }
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Installation!');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(settingsDrawer(page)).toBeVisible();
});

test('icons of the header show their names, and the sun or moon, also if the theme follows the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(guide);
  const mode = page.getByRole('button', { name: 'Color theme: System' });
  await expect(mode.locator('[data-mode-icon]').filter({ visible: true })).toHaveAttribute(
    'data-mode-icon',
    'dark',
  );
  await expect(mode.getByTitle('Color theme: System')).toBeVisible();
  for (const name of ['Settings', 'Source code on GitHub'])
    await expect(page.getByRole('banner').getByTitle(name, { exact: true })).toBeVisible();
});
