import { createShopHosts } from '../../apps/hosts';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  hosts: createShopHosts(),
  viewport: { width: 1500, height: 800 },
  async take({ editor, page, studio, shot }) {
    writeFileSync(path.join(studio.appFolder, '../.env'), 'ORDERS_API_KEY=key-of-the-shop\n');
    await editor.openPage(studio.url, 'orders', 'Nordic Tools');
    await editor.openQuery('getOrders');
    const request = page.getByRole('tabpanel', { name: 'Config' });
    await shot('url-query', { crop: request, pad: 0 });
    await page.getByRole('tab', { name: 'Headers' }).click();
    await shot('headers', { crop: request, pad: 0 });
    await page.getByRole('tab', { name: 'Transform' }).click();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('treeitem').first().waitFor();
    await page.waitForTimeout(1500);
    await shot('transform', { crop: editor.queryEditor, pad: 0 });
    await shot('parameters', { crop: page.getByRole('tabpanel', { name: 'Parameters' }), pad: 0 });
    await editor.openBinding('url');
    await shot('bind-url', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await editor.dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).click();
    await editor.openBinding('apiKey');
    await shot('secret', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await editor.dialog.getByRole('button', { name: /^(Close|Cancel)$/ }).click();
    await editor.openQuery('createOrder');
    await page.getByRole('tab', { name: 'Body' }).click();
    await page.waitForTimeout(1500);
    await shot('body', { crop: page.getByRole('tabpanel', { name: 'Config' }), pad: 0 });
  },
});
