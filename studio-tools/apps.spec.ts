import { expect, type Page } from '@playwright/test';
import { dogApi, google, mapTiles, npmApi, serviceAccount } from './fakeHosts';
import { tryFirstApp } from './firstApp';
import { scene } from './scene';
import { startMariaDb, startOrdersApi } from './services';

// Browser tests of the main feature of each app in `examples/studio/`.

const cell = (page: Page, text: string) => page.getByRole('gridcell', { name: text });

scene(
  'basic-crud-app: changes, deletes, and adds customers',
  { example: 'basic-crud-app' },
  async ({ page }) => {
    await page.goto('/prod/pages/AdminApp');
    await cell(page, 'Dana Levi').click();
    await page.getByRole('textbox', { name: 'Country' }).first().fill('Greece');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(cell(page, 'Greece')).toBeVisible();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await expect(cell(page, 'Dana Levi')).toBeHidden();
    await page.getByRole('textbox', { name: 'Name' }).last().fill('Hugo Klein');
    await page.getByRole('textbox', { name: 'Email' }).last().fill('hugo@example.com');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(cell(page, 'Hugo Klein')).toBeVisible();
    await page.getByRole('link', { name: 'Editable grid' }).click();
    await expect(cell(page, 'Hugo Klein')).toBeVisible();
    await expect(cell(page, 'Dana Levi')).toBeHidden();
  },
);

scene('cube: draws the cube, and changes its color', { example: 'cube' }, async ({ page }) => {
  await page.goto('/prod/pages/page');
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  expect((await canvas.boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole('combobox', { name: 'Color' }).click();
  await page.getByRole('option', { name: 'seagreen' }).click();
  await expect(page.getByRole('combobox', { name: 'Color' })).toHaveText('seagreen');
  await expect(page.getByText(/error/i)).toHaveCount(0);
});

scene(
  'custom-server: opens in the Express server, beside another route',
  { example: 'custom-server', server: { file: 'server.mjs', base: '/my-app' } },
  async ({ page }) => {
    await page.goto('/my-app/pages/page');
    await expect(cell(page, 'server.mjs')).toBeVisible();
    const health = await page.request.get('/health-check');
    expect(await health.json()).toEqual({ status: 'ok' });
  },
);

scene(
  'custom-datagrid-column: shows custom cells',
  { example: 'custom-datagrid-column' },
  async ({ page }) => {
    await page.goto('/prod/pages/orders');
    await expect(page.getByText('7f3c9a50', { exact: true })).toBeVisible();
    await expect(page.getByText('$960.00', { exact: true })).toBeVisible();
    await page.getByText('7f3c9a50', { exact: true }).hover();
    await expect(page.getByRole('tooltip')).toContainText('7f3c9a50-4b1e-4c8d-9a67-0d2f5b8e61c0');
  },
);

scene(
  'delete-datagrid-row: deletes the selected row through the REST API',
  { example: 'delete-datagrid-row', before: startOrdersApi },
  async ({ page }) => {
    await page.goto('/prod/pages/orders');
    await expect(page.getByRole('button', { name: 'Delete order' })).toBeDisabled();
    await cell(page, 'Chidi Okafor').click();
    await page.getByRole('button', { name: 'Delete order' }).click();
    await expect(cell(page, 'Chidi Okafor')).toBeHidden();
    await expect(cell(page, 'Dana Levi')).toBeVisible();
  },
);

scene(
  'dog-app: shows a photo of the selected breed',
  { example: 'dog-app', hosts: dogApi },
  async ({ page }) => {
    await page.goto('/prod/pages/page');
    await tryFirstApp(page);
  },
);

scene(
  'google-sheet: shows the rows of a spreadsheet',
  { example: 'google-sheet', hosts: google, env: serviceAccount() },
  async ({ page }) => {
    await page.goto('/prod/pages/sheets');
    await page.getByRole('combobox', { name: 'Spreadsheet' }).click();
    await page.getByRole('option', { name: 'Inventory, summer' }).click();
    await expect(cell(page, 'Garden chair')).toBeVisible();
  },
);

scene(
  'map: shows two maps, and moves one by a text field',
  { example: 'map', hosts: mapTiles },
  async ({ page }) => {
    await page.goto('/prod/pages/page');
    await expect(page.locator('.leaflet-container')).toHaveCount(2);
    const tiles = page.locator('.leaflet-container').last().locator('img.leaflet-tile-loaded');
    await expect(tiles.first()).toHaveAttribute('src', /\/15\/1659\d\/112\d\d\.png$/);
    await page.getByRole('textbox', { name: 'Longitude' }).fill('-0.09');
    await expect(tiles.first()).toHaveAttribute('src', /\/15\/163\d\d\//);
  },
);

scene(
  'mysql: reads an order from MariaDB, and changes it',
  { example: 'mysql', before: startMariaDb },
  async ({ page }) => {
    await page.goto('/prod/pages/orders');
    const order = page.getByRole('grid').last();
    await expect(order.getByRole('gridcell', { name: 'Standing desk' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Order ID' }).fill('4');
    await expect(order.getByRole('gridcell', { name: 'Office chair' })).toBeVisible();
    await page.getByRole('button', { name: 'Add one more' }).click();
    await expect(order.getByRole('gridcell', { name: '5', exact: true })).toBeVisible();
  },
);

scene(
  'npm-stats: shows the downloads of two packages',
  { example: 'npm-stats', hosts: npmApi },
  async ({ page }) => {
    await page.goto('/prod/pages/page');
    await expect(cell(page, '0.13.0')).toBeVisible();
    await expect(page.locator('.MuiLineElement-root')).toBeVisible();
    await expect(page.getByText(/^[\d,]{4,}$/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Package' }).fill('react');
    await expect(cell(page, '0.13.0')).toBeVisible();
  },
);

scene('qr-generator: encodes another text', { example: 'qr-generator' }, async ({ page }) => {
  await page.goto('/prod/pages/qrcode');
  const image = page.getByRole('img', { name: /^QR code of/ });
  await expect(image).toHaveAttribute('src', /^data:image\/png;base64,/);
  const before = await image.getAttribute('src');
  await page.getByRole('textbox', { name: 'Encoded text' }).fill('https://example.com/');
  await expect(image).not.toHaveAttribute('src', before ?? '');
});
