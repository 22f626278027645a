import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { products } from '../model/facts/products';
import { documentedVersions } from '../model/versions/versions';

/** Start of the text of an element, without what style sheets add. */
const textStart = (line: Locator) =>
  line.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

const isScrollable = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

test('changed lines of a diff are in line with the others', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  const diff = page.locator('pre:has(.line-add):visible').first();
  const starts = await Promise.all([
    textStart(diff.locator('.line:not(.line-add)').first()),
    textStart(diff.locator('.line-add').first()),
  ]);
  expect(starts[1]).toBeCloseTo(starts[0]!, 0);
});

test('names of props are on one line in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/toolpad/core/api/dashboard-layout/');
  const names = page.locator('[id^=prop-] > th > code');
  expect(await names.count()).toBeGreaterThan(8);
  for (const name of await names.all()) {
    const lines = await name.evaluate((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
    });
    expect(lines, await name.innerText()).toBe(1);
  }
});

test('the headings of a page come before its article', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  const order = await page
    .locator('nav[data-toc], main')
    .evaluateAll((elements) => elements.map(({ tagName }) => tagName));
  expect(order).toEqual(['NAV', 'MAIN']);
});

test('reference pages of Studio say that it is deprecated', async ({ page }) => {
  await page.goto('/toolpad/studio/reference/components/data-grid/');
  await expect(page.getByRole('main').getByRole('note').first()).toContainText('deprecated');
});

test('the button of a code block is centered in the head', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/tutorial/');
  const block = page.locator('.code:has(figcaption):visible').first();
  const centers = await block
    .locator('figcaption, button[data-copy]')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
    );
  expect(Math.abs(centers[0]! - centers[1]!)).toBeLessThanOrEqual(1);
});

test('links to other sites above an article open in a new tab', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  for (const name of ['Source', 'Bundle'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Copy page' }).click();
  for (const link of await page.locator('#page-menu a[href^=https]').all())
    await expect(link).toHaveAttribute('target', '_blank');
});

test('the text of an ad is centered beside its picture', async ({ page }) => {
  await page.goto('/toolpad/core/react-dashboard-layout/');
  const [picture, text] = await page
    .locator('.Ad-root [data-part=in-house] a > *')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
    );
  expect(Math.abs(picture! - text!)).toBeLessThanOrEqual(11);
});

test('sections that have moved are out of sight', async ({ page }) => {
  await page.goto('/toolpad/core/react-crud/');
  const moved = page.getByRole('navigation', { name: 'Moved sections' });
  await expect(moved.getByRole('link', { includeHidden: true }).first()).toBeHidden();
  await moved.getByText('Moved sections').click();
  await expect(moved.getByRole('link').first()).toBeVisible();
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('"On this page" stays below the header, with the current heading', async ({ page }) => {
    await page.goto('/toolpad/core/react-dashboard-layout/');
    const bar = page.locator('[data-toc-bar]');
    const list = bar.getByRole('navigation', { name: 'On this page' });
    await page.evaluate(() => scrollTo(0, 6000));
    await expect(bar.locator('[data-toc-current]')).not.toBeEmpty();
    expect((await bar.boundingBox())!.y).toBeCloseTo(56, 0);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await bar.locator('summary').click();
    await expect(list).toBeInViewport();
    const before = await height();
    await list.getByRole('link', { name: 'Full-size content' }).click();
    await expect(list).toBeHidden();
    expect(await height()).toBe(before);
    await expect(bar.locator('[data-toc-current]')).toHaveText('Full-size content');
    const heading = await page.locator('#full-size-content').boundingBox();
    const { y, height: size } = (await bar.boundingBox())!;
    expect(heading!.y).toBeGreaterThanOrEqual(y + size);
    expect(heading!.y).toBeLessThan(y + size + 40);
    await bar.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bar.locator('summary')).toBeFocused();
  });

  test('tables show all their columns', async ({ page }) => {
    for (const path of [
      'introduction/base-concepts',
      'introduction/project-status',
      'react-crud',
    ]) {
      await page.goto(`/toolpad/core/${path}/`);
      for (const table of await page.locator('.prose .table').all())
        expect(await table.evaluate(isScrollable), path).toBe(false);
    }
  });

  test('titles break only between words', async ({ page }) => {
    for (const path of ['core/api/dashboard-layout', 'core/react-use-notifications/api']) {
      await page.goto(`/toolpad/${path}/`);
      const title = page.getByRole('heading', { level: 1 });
      const { width, height } = (await title.boundingBox())!;
      await title.evaluate((element) => (element.style.overflowWrap = 'normal'));
      expect(await title.boundingBox()).toMatchObject({ width, height });
      expect(await title.evaluate(isScrollable)).toBe(false);
    }
  });

  test('versions are cards with all their columns', async ({ page }) => {
    await page.goto('/toolpad/versions/');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Project status' }),
    ).toHaveAttribute('href', '/toolpad/core/introduction/project-status/#which-release');
    const table = page.getByRole('group', { name: 'Versions' });
    expect(await table.evaluate(isScrollable)).toBe(false);
    const rows = table.getByRole('row', { name: /Toolpad Core/ });
    const { version, next = version } = products.core;
    const names = documentedVersions(process.cwd()).flatMap((each) =>
      each.product === 'core' ? [each.version] : [],
    );
    await expect(rows).toHaveCount(new Set(names).size);
    await expect(rows.first()).toContainText(`v${next}`);
    await expect(rows.first().getByRole('cell')).toHaveCount(6);
    const labels = table.locator('td').filter({ hasNotText: /./ });
    for (const empty of await labels.all())
      expect(await empty.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
        'none',
      );
    await expect(labels).toHaveCount(1);
  });

  test('commands are shown to their end', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/installation/');
    for (const command of await page.locator('[data-language=bash] pre:visible').all())
      expect(await command.evaluate(isScrollable)).toBe(false);
  });
});
