import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../fixtures';

test.use({ allowedMessages: ['React DevTools'] });

const fixture = path.join(__dirname, 'fixtures/docs-core/writing');

test('a picture beside a page has a hash in its file name and a size, and loads when in view', async ({
  page,
  request,
}) => {
  await page.goto('/toolpad/core/writing/');
  const picture = page.getByRole('img', { name: 'A green square' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  for (const [name, value] of Object.entries({ width: '96', height: '48', loading: 'lazy' }))
    await expect(picture).toHaveAttribute(name, value);
  const source = (await picture.getAttribute('src')) ?? '';
  expect(source).toMatch(/^\/toolpad\/assets\/images\/square-[0-9a-f]{32}\.png$/);
  const response = await request.get(source);
  expect(await response.body()).toEqual(readFileSync(path.join(fixture, 'square.png')));
});

test('a picture that the page imports is shown', async ({ page }) => {
  await page.goto('/toolpad/core/writing/');
  const picture = page.getByRole('img', { name: 'The same square' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96);
});

test('downloads beside a page have a hash in their file name', async ({ page, request }) => {
  await page.goto('/toolpad/core/writing/');
  for (const [name, file] of [
    ['figures', 'figures.csv'],
    ['notes', 'notes.pdf'],
  ] as const) {
    const href = (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    expect(href).toMatch(
      new RegExp(`^/toolpad/assets/files/${file.replace('.', '-[0-9a-f]{32}\\.')}$`),
    );
    const response = await request.get(href);
    expect(response.status()).toBe(200);
    expect(await response.body()).toEqual(readFileSync(path.join(fixture, file)));
  }
});

test('a partial is shown in the page that imports it, with its headings and code, and has no page', async ({
  page,
  request,
}) => {
  await page.goto('/toolpad/core/writing/');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Requirements/, /After/]);
  await expect(page.locator('h2#requirements')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    ['Requirements', 'After the part'],
  );
  await expect(page.getByText('node --version')).toBeVisible();
  await expect(
    page.getByRole('article').getByRole('link', { name: 'the installation' }),
  ).toHaveAttribute('href', '/toolpad/core/introduction/installation/');
  const list = await (await request.get('/toolpad/pages.json')).text();
  if (list.startsWith('[')) expect(list).not.toContain('requirements');
});

test('a page with the extension .md supports admonitions, tables, and components', async ({
  page,
}) => {
  await page.goto('/toolpad/core/writing/plain/');
  await expect(page.getByRole('heading', { level: 1, name: 'A page in Markdown' })).toBeVisible();
  await expect(page.getByText('Callouts work here too.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'b', exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: /Account/ })).toBeVisible();
});
