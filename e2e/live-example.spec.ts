import { expect, test } from './fixtures';

const url = '/toolpad/core/templates/orders/';
const frameAddress = '/toolpad/demos/core/live/orders/';

test.describe('the application on the page of its template', () => {
  test('is not loaded until the reader opens it', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(loaded.filter((path) => path.includes('/live/'))).toEqual([]);

    await page.getByText('Run the application here').click();
    const app = page.frameLocator(`iframe[src="${frameAddress}"]`);
    await expect(app.getByRole('heading', { name: 'Sign in to Harbor' })).toBeVisible();
    expect(loaded).toContain(frameAddress);
  });

  test('has the color scheme of the page, and follows it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await page.goto(url);
    await page.getByText('Run the application here').click();
    const app = page.frameLocator(`iframe[src="${frameAddress}"]`);
    const root = app.locator('html');
    await expect(root).toHaveAttribute('data-toolpad-color-scheme', 'dark');
    await page.getByRole('button', { name: 'Color theme' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-toolpad-color-scheme', 'light');
  });

  test('deletes an order and undoes it, within the policy of the site', async ({ page }) => {
    await page.goto(url);
    await page.getByText('Run the application here').click();
    const app = page.frameLocator(`iframe[src="${frameAddress}"]`);
    await app.getByRole('button', { name: 'Ines Okafor, admin' }).click();
    await expect(app.getByText('€81,100')).toBeVisible();
    await app.getByRole('link', { name: '1070' }).click();
    await app.getByRole('button', { name: 'Delete' }).click();
    await app.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await app.getByRole('button', { name: 'Undo' }).click();
    await expect(app.getByRole('gridcell', { name: '1070', exact: true })).toBeVisible();
    expect(page.url()).toContain(url);
  });

  test('opens in a separate window on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(frameAddress);
    await page.getByRole('button', { name: 'Freya Holm, viewer' }).click();
    await expect(page.getByText('€81,100')).toBeVisible();
    await page.reload();
    await expect(page.getByText('€81,100')).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});
