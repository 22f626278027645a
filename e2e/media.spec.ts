import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { action, editorOf, openDemo, stored } from './demoSteps';
import { openSettings, settingsDrawer } from './preferenceSteps';

const guide = '/toolpad/core/introduction/installation/';
const crud = '/toolpad/core/react-crud/';

const style = (locator: Locator, name: string) =>
  locator.evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    name,
  );

async function openSearch(page: Page, query: string): Promise<Locator> {
  await page.keyboard.press('/');
  const dialog = page.locator('[data-search-dialog]');
  await dialog.locator('input').fill(query);
  return dialog;
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`with forced colors on a ${colorScheme} system, states and found words are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(guide);
    const tab = page.locator('label:has(:checked)').first();
    expect(await style(tab, 'outline-style')).toBe('solid');
    expect(await style(page.locator('label:not(:has(:checked))').first(), 'outline-style')).toBe(
      'none',
    );
    const icon = page.locator('.code > button[data-copy]').first();
    const [shown, behind] = await icon.evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(button).backgroundColor,
    ]);
    expect(shown).not.toBe(behind);
    const dialog = await openSearch(page, 'dialogs');
    const mark = dialog.locator('mark').first();
    await expect(mark).toBeVisible();
    expect(await style(mark, 'color')).not.toBe(await style(mark, 'background-color'));
    expect(await style(mark, 'background-color')).not.toMatch(/^rgba/);
    const selected = dialog.locator('[aria-selected=true]');
    await expect.poll(() => style(selected, 'outline-style')).toBe('solid');
  });

test('a printed page has the text of closed details, all tabs with their names, and no filters', async ({
  page,
}) => {
  await page.goto(guide);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['npm', 'pnpm', 'yarn']) {
    const panel = page.locator(`div[data-tab=${name}]`).first();
    await expect(panel).toBeVisible();
    expect(
      await panel.evaluate((element) => getComputedStyle(element, '::before').content),
    ).toContain(name);
  }
  await page.goto('/toolpad/core/api/crud/');
  await page.evaluate(() =>
    document
      .querySelector('article')
      ?.insertAdjacentHTML(
        'beforeend',
        '<details id=closed><summary>More</summary>Hidden text</details>',
      ),
  );
  expect(
    await page
      .locator('#closed')
      .evaluate((element) => getComputedStyle(element, '::details-content').contentVisibility),
  ).toBe('visible');
  await expect(page.locator('[data-api-filter]').first()).toBeHidden();
  await page.goto(crud);
  await expect(page.locator('[data-demo-part=stage]').first()).toBeHidden();
});

test('a navigation that is open while the window gets wide is next to the article', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(crud);
  await page.getByRole('button', { name: /navigation/i }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const article = await page.locator('main').boundingBox();
  const navigation = await page.locator('#site-navigation').boundingBox();
  expect(article?.x).toBeGreaterThanOrEqual((navigation?.x ?? 0) + (navigation?.width ?? 0));
  expect(article?.width).toBeGreaterThan(500);
});

const rotations = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Turns a window twice, and expects after each turn that a part fits and nothing scrolls aside. */
async function rotate(page: Page, { width, height }: (typeof rotations)[0], part: Locator) {
  for (const size of [
    { width: height, height: width },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await expect(part).toBeVisible();
    await expect
      .poll(async () => {
        const box = await part.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= size.width;
      })
      .toBe(true);
    const main = await page.locator('main').boundingBox();
    expect(main?.width).toBeGreaterThan(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
  }
}

for (const size of rotations)
  test.describe(`a window of ${size.width} × ${size.height} px that's rotated`, () => {
    test.use({ viewport: size });

    test('keeps the search in the window, with the query', async ({ page }) => {
      await page.goto(crud);
      const dialog = await openSearch(page, 'crud');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await rotate(page, size, dialog);
      for (const each of [{ width: size.height, height: size.width }, size]) {
        await page.setViewportSize(each);
        const box = await dialog.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(each.height);
      }
      await expect(dialog.locator('input')).toHaveValue('crud');
    });

    test('keeps the settings in the window', async ({ page }) => {
      await page.goto(crud);
      await openSettings(page);
      const settings = settingsDrawer(page);
      await rotate(page, size, settings);
      await settings.getByRole('button', { name: 'Yarn' }).scrollIntoViewIfNeeded();
      await expect(settings.getByRole('button', { name: 'Yarn' })).toBeInViewport();
    });

    test('keeps the editor of a demo beside nothing, with its code and the focus', async ({
      page,
    }) => {
      const demo = await openDemo(page, stored, 'LocalStorageStateString');
      await action(demo, 'edit').click();
      await expect(editorOf(demo)).toBeFocused({ timeout: 20_000 });
      const code = await editorOf(demo).inputValue();
      await rotate(page, size, demo);
      await expect(editorOf(demo)).toBeFocused();
      expect(await editorOf(demo).inputValue()).toBe(code);
      for (const toolbar of await demo.getByRole('toolbar').all()) {
        const [inner, outer] = [await toolbar.boundingBox(), await demo.boundingBox()];
        expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
      }
    });

    test('has its navigation as a column from 900 px, and as a drawer below', async ({ page }) => {
      await page.goto(crud);
      await page.getByRole('button', { name: /navigation/i }).click();
      const navigation = page.locator('#site-navigation');
      await rotate(page, size, navigation);
      await page.keyboard.press('Escape');
      await expect(navigation).toBeHidden();
    });
  });

test('nothing scrolls sideways at 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  for (const path of [
    '',
    'core/react-crud/',
    'studio/',
    'studio/reference/components/data-grid/',
  ]) {
    await page.goto(`/toolpad/${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(280);
  }
});

test('in a low window, a section opens below the header and is marked in "On this page"', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(crud);
  const toc = page.locator('[data-toc]');
  const link = toc.getByRole('link').nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  const id = ((await link.getAttribute('href')) ?? '').slice(1);
  const top = () =>
    page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeCloseTo(72, -1);
});

test('the search field has space for words on narrow screens, and menus fit low windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(crud);
  const dialog = await openSearch(page, 'crud');
  await expect(dialog.getByRole('option').first()).toBeAttached();
  const field = await dialog.locator('input').boundingBox();
  expect(field?.width).toBeGreaterThan(150);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Product/ }).click();
  const last = page.locator('[popover]:popover-open a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('text of twice the size has no lines on top of each other', async ({ page }) => {
  await page.goto(crud);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const tight = await page.evaluate(() =>
    [...document.querySelectorAll('article :is(p, li, td), nav a, footer a')]
      .filter((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return parseFloat(lineHeight) < parseFloat(fontSize);
      })
      .map(({ textContent }) => textContent),
  );
  expect(tight).toEqual([]);
});
