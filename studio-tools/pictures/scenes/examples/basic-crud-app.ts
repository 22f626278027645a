import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

/** Customers with forms, in the running app and in the editor, and in an editable grid. */
export default defineScene({
  example: 'basic-crud-app',
  viewport: { width: 1280, height: 860 },
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await page.goto(`${studio.url}/prod/pages/AdminApp`);
    await page.getByRole('gridcell', { name: 'Dana Levi' }).click();
    await page.getByText('Update Dana Levi').waitFor();
    await page.waitForTimeout(1000);
    await shot('forms', { crop: { x: 320, y: 112, width: 960, height: 580 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/AdminApp1`);
    const row = page.getByRole('row', { name: /Chidi Okafor/ });
    await row.getByRole('menuitem').or(row.getByRole('button')).first().click();
    await row.getByRole('textbox').first().fill('Chidi Okafor-Bello');
    await page.waitForTimeout(500);
    await shot('grid', { crop: { x: 320, y: 112, width: 960, height: 490 }, pad: 0 });
    await editor.openPage(studio.url, 'AdminApp', 'Dana Levi');
    await editor.selectInside('toolbar', 'deleteUser');
    await editor.openBinding('onClick');
    await shot('on-click', { crop: await topOf(editor.dialog, 340), pad: 0 });
    await page.keyboard.press('Escape');
    await editor.select('update');
    await page.waitForTimeout(1000);
    await shot('form', { crop: { x: 640, y: 48, width: 640, height: 612 }, pad: 0 });
  },
});
