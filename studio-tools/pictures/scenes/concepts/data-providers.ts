import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await page.goto(`${studio.url}/prod/pages/customers`);
    await page.getByText('Nordic Tools').waitFor();
    const main = { x: 320, y: 112, width: 960, height: 366 };
    await shot('grid', { crop: main, pad: 0 });
    await page.getByRole('columnheader', { name: 'City' }).click();
    await page.waitForTimeout(800);
    await page
      .getByRole('button', { name: 'Filters' })
      .or(page.getByText('Filters'))
      .first()
      .click();
    await page.waitForTimeout(800);
    await page.keyboard.type('o');
    await page.waitForTimeout(1500);
    await shot('filter', { crop: main, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/customers`);
    const row = page.getByRole('row', { name: /Nordic Tools/ });
    await row.getByRole('menuitem').or(row.getByRole('button')).first().click();
    await page.waitForTimeout(800);
    await shot('edit', { crop: main, pad: 0 });
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await editor.select('dataGrid');
    await page.getByRole('button', { name: 'Data provider' }).click();
    await page.waitForTimeout(1500);
    await shot('rows-source', { crop: await topOf(editor.inspector, 320), pad: 0 });
    await page.getByLabel('Data Provider', { exact: true }).last().click();
    await page.getByText('Create new data provider').click();
    await editor.dialog.waitFor();
    await shot('create', { crop: editor.dialog });
  },
});
