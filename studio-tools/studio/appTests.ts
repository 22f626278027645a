import type { Page } from '@playwright/test';
import { hosts as dogApi } from './fakeHosts/dogApi';
import { hosts as google, serviceAccount } from './fakeHosts/google';
import { hosts as mapTiles } from './fakeHosts/mapTiles';
import { startMariaDb } from './fakeHosts/mariadb';
import { hosts as npmApi } from './fakeHosts/npmApi';
import { startOrdersApi } from './fakeHosts/ordersApi';
import type { StartOptions } from './server';
import type { Hosts } from '@site/tools/pictures';
import { expect } from '@site/tools/guides';

/** A browser test of an example app's main feature. */
export interface AppTest {
  /** Description of the test for the report. */
  description: string;
  hosts?: Hosts;
  env?: () => Record<string, string>;
  /** Starts other servers that the app needs. */
  before?: () => Promise<{ env?: Record<string, string>; stop: () => Promise<void> }>;
  /** The example's server, used instead of Studio's. */
  server?: StartOptions['server'];
  /** Name of the app's first page. */
  start: string;
  run: (page: Page) => Promise<void>;
}

/** Selects the row of a data grid that contains a text. */
const selectRow = (page: Page, text: string) => page.getByRole('gridcell', { name: text }).click();

/** Jobs by the name of their example. */
export const appTests: Record<string, AppTest> = {
  'basic-crud-app': {
    description: 'changes, deletes and adds a customer, then finds them in the editable grid',
    start: 'AdminApp',
    async run(page) {
      await selectRow(page, 'Dana Levi');
      await page.getByRole('textbox', { name: 'Country' }).first().fill('Greece');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByRole('gridcell', { name: 'Greece' })).toBeVisible();
      await page.getByRole('button', { name: 'Delete user' }).click();
      await expect(page.getByRole('gridcell', { name: 'Dana Levi' })).toBeHidden();
      await page.getByRole('textbox', { name: 'Name' }).last().fill('Hugo Klein');
      await page.getByRole('textbox', { name: 'Email' }).last().fill('hugo@example.com');
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(page.getByRole('gridcell', { name: 'Hugo Klein' })).toBeVisible();
      await page.getByRole('link', { name: 'Editable grid' }).click();
      await expect(page.getByRole('gridcell', { name: 'Hugo Klein' })).toBeVisible();
      await expect(page.getByRole('gridcell', { name: 'Dana Levi' })).toBeHidden();
    },
  },
  cube: {
    description: 'sees the cube drawn, and chooses another color',
    start: 'page',
    async run(page) {
      const canvas = page.locator('canvas');
      await expect(canvas).toBeVisible();
      const size = await canvas.boundingBox();
      expect(size?.width).toBeGreaterThan(200);
      await page.getByRole('combobox', { name: 'Color' }).click();
      await page.getByRole('option', { name: 'seagreen' }).click();
      await expect(page.getByRole('combobox', { name: 'Color' })).toHaveText('seagreen');
      await expect(page.getByText(/error/i)).toHaveCount(0);
    },
  },
  'custom-server': {
    description: 'opens the app in the Express server, and calls a route beside it',
    server: { file: 'server.mjs', base: '/my-app' },
    start: 'page',
    async run(page) {
      await expect(page.getByRole('gridcell', { name: 'server.mjs' })).toBeVisible();
      const health = await page.request.get(new URL('/health-check', page.url()).href);
      expect(await health.json()).toEqual({ status: 'ok' });
    },
  },
  'custom-datagrid-column': {
    description: 'sees both custom cells, and reads the tooltip of one',
    start: 'orders',
    async run(page) {
      await expect(page.getByText('7f3c9a50', { exact: true })).toBeVisible();
      await expect(page.getByText('$960.00', { exact: true })).toBeVisible();
      await page.getByText('7f3c9a50', { exact: true }).hover();
      await expect(page.getByRole('tooltip')).toContainText('7f3c9a50-4b1e-4c8d-9a67-0d2f5b8e61c0');
    },
  },
  'delete-datagrid-row': {
    description: 'selects a row, and deletes it through the REST API',
    start: 'orders',
    before: startOrdersApi,
    async run(page) {
      await expect(page.getByRole('button', { name: 'Delete order' })).toBeDisabled();
      await selectRow(page, 'Chidi Okafor');
      await page.getByRole('button', { name: 'Delete order' }).click();
      await expect(page.getByRole('gridcell', { name: 'Chidi Okafor' })).toBeHidden();
      await expect(page.getByRole('gridcell', { name: 'Dana Levi' })).toBeVisible();
    },
  },
  'dog-app': {
    description: 'selects a breed, and sees a photo of it',
    hosts: dogApi,
    start: 'page',
    async run(page) {
      const photoOf = (breed: string) => page.locator(`img[src*="/breeds/${breed}/"]`);
      await expect(photoOf('akita')).toBeVisible();
      await selectRow(page, 'borzoi');
      await expect(photoOf('borzoi')).toBeVisible();
      await expect(photoOf('akita')).toHaveCount(0);
    },
  },
  'google-sheet': {
    description: 'chooses a spreadsheet, and sees its rows',
    start: 'sheets',
    hosts: google,
    env: serviceAccount,
    async run(page) {
      await page.getByRole('combobox', { name: 'Spreadsheet' }).click();
      await page.getByRole('option', { name: 'Inventory, summer' }).click();
      await expect(page.getByRole('gridcell', { name: 'Garden chair' })).toBeVisible();
    },
  },
  map: {
    description: 'sees two maps, and moves one by a text field',
    start: 'page',
    hosts: mapTiles,
    async run(page) {
      await expect(page.locator('.leaflet-container')).toHaveCount(2);
      const tiles = page.locator('.leaflet-container').last().locator('img.leaflet-tile-loaded');
      await expect(tiles.first()).toHaveAttribute('src', /\/15\/1659\d\/112\d\d\.png$/);
      await page.getByRole('textbox', { name: 'Longitude' }).fill('-0.09');
      await expect(tiles.first()).toHaveAttribute('src', /\/15\/163\d\d\//);
    },
  },
  mysql: {
    description: 'reads an order from MariaDB, chooses another one, and changes it',
    start: 'orders',
    before: startMariaDb,
    async run(page) {
      const order = page.getByRole('grid').last();
      await expect(order.getByRole('gridcell', { name: 'Standing desk' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Order ID' }).fill('4');
      await expect(order.getByRole('gridcell', { name: 'Office chair' })).toBeVisible();
      await page.getByRole('button', { name: 'Add one more' }).click();
      await expect(order.getByRole('gridcell', { name: '5', exact: true })).toBeVisible();
    },
  },
  'npm-stats': {
    description: 'sees the chart, the table and the sum, and chooses another package',
    start: 'page',
    hosts: npmApi,
    async run(page) {
      await expect(page.getByRole('gridcell', { name: '0.13.0' })).toBeVisible();
      await expect(page.locator('.MuiLineElement-root')).toBeVisible();
      await expect(page.getByText(/^[\d,]{4,}$/).first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Package' }).fill('react');
      await expect(page.getByRole('gridcell', { name: '0.13.0' })).toBeVisible();
    },
  },
  'qr-generator': {
    description: 'sees the QR code, and changes its text',
    start: 'qrcode',
    async run(page) {
      const image = page.getByRole('img', { name: /^QR code of/ });
      await expect(image).toHaveAttribute('src', /^data:image\/png;base64,/);
      const before = await image.getAttribute('src');
      await page.getByRole('textbox', { name: 'Encoded text' }).fill('https://example.com/');
      await expect(image).not.toHaveAttribute('src', before ?? '');
    },
  },
};
