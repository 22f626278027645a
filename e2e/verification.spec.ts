import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { getPage } from '@site/services/mcp/src/getPage';
import { collectDocs } from '@site/services/mcp/src/collect';
import { expect, test } from './fixtures';

/** Pages with checks of each kind. */
const checked = {
  '/toolpad/core/react-dashboard-layout/': ['Demos', 'Code samples'],
  '/toolpad/core/introduction/installation/': ['Code samples', 'Commands'],
  '/toolpad/studio/components/button/': ['Screenshots'],
};

const day = String.raw`\w+ \d+(\s–\s(\w+ )?\d+)?, 20\d\d`;

/** The line at the end of the page. */
const lineOf = (page: Page) => page.getByRole('main').locator('details', { hasText: /^Checked/ });

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

for (const [path, kinds] of Object.entries(checked)) {
  test.describe(path, () => {
    test('lists what was checked, with versions and days', async ({ page }) => {
      await page.goto(path);
      const line = lineOf(page);
      const summary = line.locator('summary');
      await expect(summary).toHaveText(new RegExp(`^Checked against @toolpad/.* \\(${day}\\)$`));
      await expect(line).not.toHaveAttribute('open');
      await summary.press('Enter');
      await expect(line).toHaveAttribute('open');
      for (const kind of kinds)
        await expect(line).toHaveText(new RegExp(`${kind} [a-z ]+: \\d+ \\(${day}`));
    });

    test('has the same text in Markdown and in answers of the MCP server', async ({ page }) => {
      await page.goto(path);
      const text = await lineOf(page).innerHTML();
      const lines = text.replace(/<[^>]+>/g, '\n').split('\n');
      const shown = lines.map(normalized).filter(Boolean);
      const markdown = readFileSync(`build${path.replace(/\/$/, '.md')}`, 'utf8');
      const [, written = ''] = /^verification: "(.*)"$/m.exec(markdown) ?? [];
      expect(normalized(written)).toBe(`${shown.join('. ')}.`);
      expect(getPage(collectDocs(process.cwd()), { path }).source).toContain(written);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line opens', async ({ page }) => {
    await page.goto('/toolpad/core/introduction/installation/');
    await lineOf(page).locator('summary').click();
    await expect(lineOf(page)).toHaveAttribute('open');
  });
});

test('the whole line is printed', async ({ page }) => {
  await page.goto('/toolpad/core/introduction/installation/');
  await page.emulateMedia({ media: 'print' });
  const { height } = (await lineOf(page).boundingBox())!;
  const summary = (await lineOf(page).locator('summary').boundingBox())!;
  expect(height).toBeGreaterThan(summary.height * 1.5);
});
