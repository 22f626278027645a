import { createShopHosts } from '../../apps/hosts';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    const add = page.getByRole('button', { name: 'Create new query' });
    await add.click();
    await page.getByText('REST API').waitFor();
    await shot('add', { crop: { x: 0, y: 420, width: 730, height: 260 }, pad: 0 });
    await page.keyboard.press('Escape');
    await editor.openQuery('getOrders');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('treeitem').first().waitFor();
    await shot('editor', { crop: editor.queryEditor, pad: 0 });
    await page.getByRole('tab', { name: 'Settings' }).click();
    await shot('settings', { crop: page.getByRole('tabpanel', { name: 'Settings' }), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('Nordic Tools').waitFor();
    await page.getByLabel('Customer', { exact: true }).fill('Casa Verde');
    await page.getByRole('button', { name: 'Create order' }).click();
    await page.getByText('Created an order for').waitFor();
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 480 }, pad: 0 });
  },
});
