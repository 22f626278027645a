import { expect, test } from '../../fixtures';
import { products } from '../../../model/facts/products';

const tutorial = '/toolpad/core/introduction/tutorial/';

test.describe('themeConfig.navbar', () => {
  test('has title, logo, and links of each kind', async ({ page }) => {
    await page.goto(tutorial);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Ordinary site, home' })).toHaveAttribute(
      'href',
      '/toolpad/versions/',
    );
    await expect(header.getByText('Ordinary', { exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Guide' })).toHaveAttribute(
      'href',
      '/toolpad/core/introduction/',
    );
    await expect(header.getByRole('link', { name: 'Tutorial' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute(
      'href',
      '/toolpad/about/',
    );
    await expect(header.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      'https://example.com/source',
    );
  });

  test('has menus: a dropdown, versions, and languages', async ({ page }) => {
    await page.goto(tutorial);
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'Community' }).click();
    await expect(header.getByRole('link', { name: 'Chat' })).toBeVisible();
    await expect(
      header.getByRole('link', { name: new RegExp(`^v${products.core.version}`) }),
    ).toBeVisible();
    await header.getByRole('button', { name: 'English' }).click();
    await expect(header.getByRole('link', { name: 'Chat' })).toBeHidden();
    await header.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de${tutorial}`);
  });

  test('in a narrow window, links are in a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(tutorial);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'About' })).toBeHidden();
    await header.getByRole('button', { name: 'More links' }).click();
    await expect(header.getByRole('link', { name: 'About' })).toBeVisible();
    await expect(header.getByRole('list').getByText('Community').last()).toBeVisible();
    await expect(header.getByRole('link', { name: 'Chat' })).toBeVisible();
  });

  test('has the search', async ({ page }) => {
    await page.goto(tutorial);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Search/ })
      .click();
    await page.getByRole('dialog').getByRole('combobox').fill('java');
    await expect(page.getByRole('option').first()).toContainText('Java');
  });
});

test('themeConfig.footer has columns with links, HTML, and the copyright', async ({ page }) => {
  await page.goto(tutorial);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Docs' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Tutorial' })).toHaveAttribute('href', tutorial);
  await expect(footer.locator('em')).toHaveText('More soon');
  await expect(footer.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expect(footer).toContainText('Copyright © 2026 Ordinary');
});

test('themeConfig.announcementBar stays closed on all pages', async ({ page }) => {
  await page.goto(tutorial);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toHaveText(/Version 2 is out: what’s new\./);
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 58, 90)');
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/toolpad/about/');
  await expect(bar).toBeHidden();
});

test('themeConfig.colorMode sets the first mode, and hides the switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(tutorial);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: /Color theme/ })).toHaveCount(0);
});

test('themeConfig.prism adds languages and magic comments', async ({ page }) => {
  await page.goto(tutorial);
  const code = page.locator('figure.code code');
  await expect(code.locator('.line-highlight span', { hasText: 'public' })).toBeVisible();
  await expect(code.locator('.line-highlight')).toContainText('class Crane');
  await expect(code.locator('.code-error-line')).toHaveCSS(
    'background-color',
    'rgba(255, 0, 0, 0.3)',
  );
  await expect(code).not.toContainText('highlight-next-line');
});

test('levels of headings, groups of the sidebar, and metadata are those of themeConfig', async ({
  page,
}) => {
  await page.goto(tutorial);
  await expect(page.locator('[data-toc]').getByRole('link', { name: 'Deep' })).toBeVisible();
  expect(await page.locator('details[data-group][name]').count()).toBeGreaterThan(1);
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'ordinary, site');
});

test('client modules and the style sheet of the preset apply to each page', async ({ page }) => {
  for (const path of [tutorial, '/toolpad/about/']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-visited', path);
  }
  await page.goto(tutorial);
  await expect(page.getByRole('main')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
});

test('a Markdown page in src/pages has its text and headings', async ({ page }) => {
  await page.goto('/toolpad/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About this site');
  await page.locator('[data-toc]').getByRole('link', { name: 'Where we are' }).click();
  await expect(page).toHaveURL(/#where-we-are$/);
  await expect(page).toHaveTitle(/^About/);
});
