import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const guide = '/toolpad/core/introduction/installation/';
const markdown = '/toolpad/core/introduction/installation.md';

const menu = (page: Page) => page.getByRole('button', { name: 'Copy page' });

test('"Copy page" copies the Markdown page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await menu(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(`build${markdown}`, 'utf8'));
});

test('"Copy page" opens the Markdown page if the browser denies copying', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('Denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { write: denied, writeText: denied } });
  });
  await page.goto(guide);
  await menu(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page).toHaveURL(markdown);
});

test.describe('without a network', () => {
  test.use({ allowedMessages: ['net::ERR_'] });

  test('"Copy as Markdown" says so, and the reader stays on the page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(guide);
    await menu(page).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.reload();
    await menu(page).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  });
});

test('the menu closes on Escape and returns the focus', async ({ page }) => {
  await page.goto(guide);
  await menu(page).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu links to the Markdown page and to assistants', async ({ page }) => {
    await page.goto(guide);
    await menu(page).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      markdown,
    );
    for (const [name, host] of [
      ['Open in ChatGPT', 'chatgpt.com'],
      ['Open in Claude', 'claude.ai'],
      ['Open in Cursor', 'cursor.com'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.host).toBe(host);
      expect(url.search).toContain(encodeURIComponent(`https://mui.com${markdown}`));
    }
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
    await page.getByRole('link', { name: 'Connect an editor (MCP)' }).click();
    await expect(page.getByRole('heading', { name: 'MCP server' })).toBeInViewport();
  });
});
