import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  viewport: { width: 1280, height: 640 },
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await shot('page-tab', { crop: await topOf(editor.inspector, 470), pad: 0 });
    await page
      .getByRole('button', { name: 'Add page parameters' })
      .or(page.getByText('status'))
      .first()
      .click();
    await editor.dialog.waitFor();
    await shot('parameters', { crop: editor.dialog });
    await page.goto(`${studio.url}/prod/pages/orders?status=shipped`);
    await page.getByText('Orders: shipped').waitFor();
    await page.getByText('Nordic Tools').waitFor();
    await shot('shell', { crop: { x: 0, y: 0, width: 1280, height: 540 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders?toolpad-display=standalone`);
    await page.getByText('Nordic Tools').waitFor();
    await shot('standalone', { crop: { x: 0, y: 0, width: 1280, height: 440 }, pad: 0 });
  },
});
