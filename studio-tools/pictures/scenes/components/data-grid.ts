import { createShopHosts } from '../../apps/hosts';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await editor.select('dataGrid');
    await shot('inspector', { crop: { x: 290, y: 48, width: 990, height: 560 }, pad: 0 });
    await page.getByRole('button', { name: 'columns' }).click();
    await page.waitForTimeout(800);
    await shot('columns', { crop: { x: 820, y: 48, width: 460, height: 400 }, pad: 0 });
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    await page.waitForTimeout(800);
    await shot('column', { crop: { x: 830, y: 48, width: 450, height: 740 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('Nordic Tools').click();
    await page.getByText('Selected: Nordic Tools').waitFor();
    await shot('result', { crop: { x: 320, y: 190, width: 960, height: 340 }, pad: 0 });
  },
});
