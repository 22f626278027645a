import { createShopHosts } from '../../apps/hosts';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  env: { ORDERS_API_KEY: 'key-of-the-shop' },
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await editor.selectInside('footer', 'message');
    const bind = page.getByLabel('Bind property "value"');
    await shot('bind-button', {
      crop: await topOf(editor.inspector, 480),
      pad: 0,
      marks: [{ on: bind, ring: true }],
    });
    await editor.openBinding('value');
    await shot('binding-editor', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await editor.dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).click();
    await editor.select('dataGrid');
    await editor.typeBinding(
      'rows',
      'getOrders.data?.map((order) => ({ ...order, customer: order.customer.toUpperCase() }))',
    );
    await shot('transformation', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('Nordic Tools').click();
    await page.getByText('Selected: Nordic Tools').waitFor();
    await shot('result', { crop: { x: 320, y: 48, width: 960, height: 480 }, pad: 0 });
  },
});
