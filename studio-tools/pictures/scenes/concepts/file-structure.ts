import { createShopHosts } from '../../apps/hosts';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await page.getByRole('treeitem', { name: 'Orders', exact: true }).hover();
    await page.getByRole('treeitem', { name: 'Orders', exact: true }).getByRole('button').click();
    await page.waitForTimeout(600);
    await shot('explorer', { crop: { x: 0, y: 48, width: 420, height: 420 }, pad: 0 });
  },
});
