import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { collectDocs } from '@site/services/mcp/src/collect';
import { getPage } from '@site/services/mcp/src/getPage';
import { expect, test } from './fixtures';

/** Checks that pages have passed, by URL, from the front matter of their Markdown pages. */
const checked = new Map(
  readdirSync('build/toolpad', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const markdown = readFileSync(`build/toolpad/${file}`, 'utf8');
      const [, text] = /^verification: "(.*)"$/m.exec(markdown) ?? [];
      const [, url = ''] = /^url: (.*)$/m.exec(markdown) ?? [];
      return text === undefined ? [] : [[new URL(url).pathname, text] as const];
    }),
);

const pageWith = (kind: string) => [...checked].find(([, text]) => text.includes(kind))?.[0] ?? '';

/** A page with checks of each kind, if there is one. */
const pages = [
  ...new Set(['Demos run', 'Samples compiled', 'Commands run', 'Screenshots'].map(pageWith)),
].filter(Boolean);

/** The line at the end of the page. */
const lineOf = (page: Page) => page.getByRole('main').locator('details', { hasText: /^Checked/ });

const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('most pages have passed checks', () => {
  expect(checked.size).toBeGreaterThan(50);
});

for (const url of pages)
  test(`${url} lists its checks, as in Markdown and in answers of the MCP server`, async ({
    page,
  }) => {
    await page.goto(url);
    const line = lineOf(page);
    await expect(line).not.toHaveAttribute('open');
    await line.locator('summary').press('Enter');
    await expect(line).toHaveAttribute('open');
    const text = await line.innerText();
    const shown = text.split('\n').map(normalized).filter(Boolean);
    expect(shown[0]).toMatch(/^Checked .*\(\w+ .*\d, 20\d\d\)$/);
    const written = checked.get(url) ?? '';
    expect(normalized(written)).toBe(`${shown.join('. ')}.`);
    expect(getPage(collectDocs('build'), { path: url }).source).toContain(written);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line opens', async ({ page }) => {
    await page.goto(pages[0] ?? '');
    await lineOf(page).locator('summary').click();
    await expect(lineOf(page)).toHaveAttribute('open');
  });
});

test('the whole line is printed', async ({ page }) => {
  await page.goto(pages[0] ?? '');
  await page.emulateMedia({ media: 'print' });
  const line = (await lineOf(page).boundingBox())?.height ?? 0;
  const summary = (await lineOf(page).locator('summary').boundingBox())?.height ?? 0;
  expect(line).toBeGreaterThan(summary * 1.5);
});
