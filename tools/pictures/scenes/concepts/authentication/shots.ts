import { officeEnv } from '../../../apps/officeEnv';
import { topOf } from '../../../crops';
import { defineScene } from '../../../scene';
import { hosts } from './stubs';

export default defineScene({
  app: 'tools/pictures/apps/office',
  hosts,
  env: officeEnv,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'invoices', 'Invoices');
    await page.getByRole('button', { name: 'Authorization' }).first().click();
    await editor.dialog.waitFor();
    await page.waitForTimeout(1000);
    await shot('settings', { crop: await topOf(editor.dialog, 460), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/invoices`);
    await page.getByRole('button', { name: /GitHub/ }).waitFor();
    await shot('sign-in', { crop: { x: 340, y: 150, width: 600, height: 500 }, pad: 0 });
  },
});
