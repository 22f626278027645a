import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { products } from '../model/facts/products';
import { pageKinds } from './routes';
import { expect, test } from './fixtures';

const core = `Toolpad Core v${products.core.version}`;
const studio = `Toolpad Studio v${products.studio.version}`;

/**
 * Features that `src/theme` places, on a page of each product. An upgrade of Docusaurus may
 * silently remove one.
 */
const docs = [
  {
    path: '/toolpad/core/react-page-container/',
    source: 'docs-core/components/page-container/index.mdx',
    navigation: 'Toolpad Core',
    product: `Product: ${core}`,
    title: 'Page Container',
    crumbs: ['Components', 'Layout'],
    previous: 'Dashboard Layout',
    next: 'Sign-in Page',
    sponsor: 1,
  },
  {
    path: '/toolpad/studio/getting-started/installation/',
    source: 'docs-studio/getting-started/installation.mdx',
    navigation: 'Toolpad Studio',
    product: `Product: ${studio}`,
    title: 'Installation',
    crumbs: ['Getting Started'],
    previous: 'Overview',
    next: 'Why Toolpad Studio?',
    sponsor: 0,
  },
];

const productSwitch = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Product/ });

for (const { path, source, navigation, product, title, crumbs, previous, next, sponsor } of docs) {
  test.describe(`a page of ${navigation}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('has a header with home, product and version, theme, settings, and source code', async ({
      page,
    }) => {
      const header = page.getByRole('banner');
      await expect(
        header.getByRole('link', { name: 'Toolpad documentation, home' }),
      ).toHaveAttribute('href', '/toolpad/');
      await expect(productSwitch(page)).toHaveAccessibleName(product);
      for (const name of ['Color theme', /settings/i])
        await expect(header.getByRole('button', { name })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Source code on GitHub' })).toBeVisible();
      await productSwitch(page).click();
      for (const name of [core, studio, 'All versions'])
        await expect(header.getByRole('link', { name })).toBeVisible();
    });

    test('has a skip link', async ({ page }) => {
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
        'href',
        '#content',
      );
      await expect(page.locator('#content')).toHaveRole('main');
    });

    test('has its entry in the sidebar, and breadcrumbs with its groups', async ({ page }) => {
      const current = page
        .getByRole('navigation', { name: navigation })
        .locator('[aria-current=page]');
      await expect(current).toHaveText(title);
      await expect(current).toBeVisible();
      const head = page.getByRole('article').locator('header');
      for (const crumb of crumbs)
        await expect(head.getByText(crumb, { exact: true })).toBeVisible();
    });

    test('has its title, its description as the lead paragraph, and a table of contents', async ({
      page,
    }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const description =
        (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
      await expect(page.getByRole('article').getByText(description, { exact: true })).toBeVisible();
      const toc = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const headings = page.getByRole('article').locator('h2[id]');
      expect(await toc.count()).toBeGreaterThan(1);
      await expect(toc.first()).toHaveAttribute(
        'href',
        `#${await headings.first().getAttribute('id')}`,
      );
    });

    test('has the sponsor slot if its product has one, and the feedback form', async ({ page }) => {
      expect(await page.locator('.Ad-root').count()).toBe(sponsor);
      await expect(page.getByRole('region', { name: 'Was this page helpful?' })).toBeVisible();
    });

    test('has a link to its source, its last update, and the previous and next pages', async ({
      page,
    }) => {
      // The repository of the docs is a build setting; no link may lead to one that doesn't exist.
      const repository = process.env.DOCS_REPOSITORY_URL;
      const edit = page.getByRole('link', { name: 'Edit this page' });
      if (repository)
        await expect(edit).toHaveAttribute('href', `${repository}/edit/main/${source}`);
      else await expect(edit).toHaveCount(0);
      expect(await page.getByRole('main').locator('time').getAttribute('datetime')).toMatch(
        /^20\d\d-\d\d-\d\d$/,
      );
      const pager = page.getByRole('navigation', { name: 'Previous and next page' });
      await expect(pager.getByRole('link').first()).toContainText(previous);
      await expect(pager.getByRole('link').first()).toHaveAttribute('rel', 'prev');
      await expect(pager.getByRole('link').last()).toContainText(next);
      await expect(pager.getByRole('link').last()).toHaveAttribute('rel', 'next');
    });

    test('prints the text at full width, in black, without navigation', async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const ways = ['banner', 'contentinfo', 'navigation', 'button'] as const;
      for (const role of ways) await expect(page.getByRole(role), role).toHaveCount(0);
      for (const text of [
        'Skip to content',
        'Edit this page',
        'On this page',
        'Was this page helpful?',
      ])
        await expect(page.getByText(text).first(), text).toBeHidden();
      await expect(page.getByRole('heading').locator('a[href^="#"]:visible')).toHaveCount(0);
      expect((await page.getByRole('article').boundingBox())?.width).toBeGreaterThan(1200);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe(
        'rgb(0, 0, 0)',
      );
    });
  });
}

test('Markdown and tags render as the site’s components', async ({ page }) => {
  await page.goto('/toolpad/studio/getting-started/installation/');
  const article = page.getByRole('article');
  await expect(article.getByRole('note', { name: 'Warning' }).first()).toBeVisible();
  await expect(
    article.getByRole('figure').first().getByRole('button', { name: 'Copy the code' }),
  ).toBeAttached();
  const heading = article.getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveAccessibleName((await heading.innerText()).trim());
  await expect(heading.getByRole('link', { name: 'Link to this section' })).toBeAttached();
  await expect(article.getByRole('group', { name: 'Package manager' }).first()).toBeVisible();
});

test.describe('pages outside the docs', () => {
  test.use({ allowedMessages: ['status of 404'] });

  for (const kind of ['home', 'versions', 'production error', 'not found'] as const) {
    test(`"${kind}" has header, content, and footer, but no sidebar`, async ({ page }) => {
      await page.goto(pageKinds[kind]);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('contentinfo').getByRole('navigation', { name: 'Site' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
        'href',
        '#content',
      );
      await expect(page.locator('#content')).toHaveCount(1);
      await expect(page.locator('#site-navigation')).toHaveCount(0);
    });
  }
});

/** CSS module class names in a document. */
const classesOf = (html: string) =>
  new Set(
    [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(' '))
      .filter((name) => /_[\w-]{4}$/.test(name)),
  );

const sheetFolder = 'build/toolpad/assets/css';
const everySheet = readdirSync(sheetFolder)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${sheetFolder}/${file}`, 'utf8'))
  .join();

test('a document loads the page script and the style sheets of its classes, and lists two scripts for its islands', async ({
  request,
}) => {
  for (const path of Object.values(pageKinds)) {
    const html = await (await request.get(path)).text();
    const islands = /name="?islands"? content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(
      islands.map((file) => file.replace(/\.[\da-f]+\.js$/, '')),
      path,
    ).toEqual(['/toolpad/assets/js/runtime', '/toolpad/assets/js/main']);
    expect(html.match(/<script[^>]* src=/g), path).toHaveLength(1);
    // A script that runs while the page is parsed waits for the sheets above it.
    const body = html.slice(html.indexOf('rel=stylesheet'), html.indexOf('<h1'));
    expect(body, path).not.toMatch(/<script(?! type)/);
    const sheets = [...html.matchAll(/rel="?stylesheet"? href="?([^">\s]+)/g)].map(
      ([, href = '']) => href,
    );
    expect(sheets.length, path).toBeLessThan(4);
    const css = (
      await Promise.all(sheets.map(async (href) => (await request.get(href)).text()))
    ).join();
    const unstyled = [...classesOf(html)].filter(
      (name) => everySheet.includes(`.${name}`) && !css.includes(`.${name}`),
    );
    expect(unstyled, path).toEqual([]);
  }
});
