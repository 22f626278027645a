import { expect, test } from './fixtures';

const crud = '/toolpad/core/react-crud/';
const forms = '/toolpad/core/react-crud-forms/';

test.describe('a section that has moved to another page', () => {
  for (const [name, from, to] of [
    ['a heading', `${crud}#form-validation`, `${forms}#form-validation`],
    [
      'a demo and its code',
      `${crud}#CrudList.tsx`,
      '/toolpad/core/react-crud-subcomponents/#CrudList.tsx',
    ],
    [
      'a heading of the next version',
      '/toolpad/core/next/react-crud/#custom-form-fields',
      '/toolpad/core/next/react-crud-forms/#custom-form-fields',
    ],
    [
      'a heading of the sign-in page',
      '/toolpad/core/react-sign-in-page/#slots',
      '/toolpad/core/react-sign-in-customization/#slots',
    ],
  ] as const)
    test(`opens on its new page: ${name}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
    });

  test('opens after a click on the old page, and Back skips the redirect', async ({ page }) => {
    await page.goto(crud);
    await page.evaluate(() => {
      location.hash = '#edit';
    });
    await expect(page).toHaveURL(`${forms}#edit`);
    await expect(page.getByRole('heading', { name: /^Edit/ })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(crud);
  });

  test('opens from another page, and Back returns to it', async ({ page }) => {
    await page.goto('/toolpad/core/react-account/');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Old link' });
      document.querySelector('main')?.prepend(link);
    }, `${crud}#getmany`);
    await page.getByRole('link', { name: 'Old link' }).click();
    await expect(page).toHaveURL('/toolpad/core/react-crud-data-sources/#getmany');
    await page.goBack();
    await expect(page).toHaveURL('/toolpad/core/react-account/');
  });

  test('does not take readers away from a section that is still there', async ({ page }) => {
    await page.goto(`${crud}#routes`);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${crud}#routes`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an old link scrolls to a link to the new page', async ({ page }) => {
    await page.goto(`${crud}#form-validation`);
    const moved = page.getByRole('navigation', { name: 'Moved sections' });
    const link = moved.getByRole('link', { name: 'Form validation' });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('id', 'form-validation');
    await link.click();
    await expect(page).toHaveURL(`${forms}#form-validation`);
  });
});
