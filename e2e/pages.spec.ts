import { productList } from '../model/facts/products';
import { pageKinds, sidebarPages } from './routes';
import { expect, test } from './fixtures';

const productIdTag = new RegExp(
  `name="?mui:productId"? content="?(?:${productList.map(({ productId }) => productId).join('|')})`,
);

test('every page in the sidebars has its title, a unique description, and its position in the sidebar', async ({
  request,
}) => {
  const descriptions = new Map<string, string>();
  for (const { path, label } of await sidebarPages()) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    const description =
      /<meta[^>]*name="?description"?[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect.soft(description.length, `${path} description`).toBeGreaterThanOrEqual(50);
    expect.soft(descriptions.get(description), `${path} repeats a description`).toBeUndefined();
    descriptions.set(description, path);
    expect.soft(html.match(/<h1/g), `${path} h1`).toHaveLength(1);
    expect.soft(html.match(/<mdx\w*/gi), `${path} elements of the Markdown loader`).toBeNull();
    const current = /aria-current="?page"?[^>]*>([^<]+)/.exec(html)?.[1];
    expect.soft(current?.replaceAll('&amp;', '&'), `${path} current item`).toBe(label);
    expect.soft(html, `${path} product`).toMatch(productIdTag);
    expect
      .soft(html, `${path} category`)
      .toMatch(/name="?mui:productCategoryId"? content="?toolpad/);
  }
});

test('the product roots redirect to their overviews, with and without a server', async ({
  page,
  request,
}) => {
  await page.goto('/toolpad/core/');
  await expect(page).toHaveURL('/toolpad/core/introduction/');
  await page.goto('/toolpad/studio/');
  await expect(page).toHaveURL('/toolpad/studio/getting-started/');
  const moved = await request.get('/toolpad/schema-reference/', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/toolpad/studio/reference/file-schema/');
});

test.describe('a missing page', () => {
  test.use({ allowedMessages: ['status of 404'] });

  test('suggests the closest matches', async ({ page }) => {
    const response = await page.goto(pageKinds['not found']);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Dashboard Layout', exact: true })).toHaveAttribute(
      'href',
      '/toolpad/core/react-dashboard-layout/',
    );
  });
});

test('pages load neither Emotion nor MUI until something needs them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/toolpad/core/introduction/base-concepts/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('/assets/js/'))).toEqual([]);
  expect(await page.locator('style[data-emotion]').count()).toBe(0);
});
