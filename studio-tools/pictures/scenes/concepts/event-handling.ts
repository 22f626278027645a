import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await editor.selectInside('filters', 'create');
    await editor.openBinding('onClick');
    await shot('code', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await editor.dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).click();
    await editor.selectInside('footer', 'open');
    await editor.openBinding('onClick');
    await shot('navigation', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('Nordic Tools').waitFor();
    await page.getByLabel('Customer', { exact: true }).fill('Casa Verde');
    await page.getByRole('button', { name: 'Create order' }).click();
    await page.getByText('Created an order for').waitFor();
    await shot('result', { crop: { x: 320, y: 48, width: 960, height: 480 }, pad: 0 });
  },
});
