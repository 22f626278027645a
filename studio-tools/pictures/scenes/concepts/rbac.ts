import { officeEnv } from '../../apps/officeEnv';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/office',
  env: officeEnv,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'invoices', 'Invoices');
    await shot('page-authorization', { crop: await topOf(editor.inspector, 600), pad: 0 });
    await page.getByRole('button', { name: 'Authorization' }).first().click();
    await page.getByRole('tab', { name: 'Roles' }).click();
    await page.getByText('May open the invoices').waitFor();
    await shot('roles', { crop: await topOf(editor.dialog, 400), pad: 0 });
    await page.getByRole('tab', { name: 'Role mappings' }).click();
    await page.waitForTimeout(1000);
    await shot('mapping', { crop: await topOf(editor.dialog, 400), pad: 0 });
  },
});
