import { google, serviceAccount } from '../../../studio';
import { defineScene } from '../../takeStudioPictures';

/** Spreadsheets of a stand-in for Google: bound to a Select, read by a query, shown in a grid. */
export default defineScene({
  example: 'google-sheet',
  hosts: google,
  env: serviceAccount(),
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'sheets', 'Spreadsheet');
    await page.waitForTimeout(3000);
    await editor.selectInside('inputs', 'spreadsheet');
    await editor.openBinding('options');
    await shot('options', { crop: page.locator('.MuiDialog-paper'), pad: 0 });
    await page.keyboard.press('Escape');
    await editor.openQuery('fetchSheet');
    const bound = (name: string) => page.getByLabel(`Bind property "${name}"`);
    await shot('parameters', {
      crop: editor.queryEditor,
      pad: 0,
      marks: [
        { on: bound('spreadsheetId'), number: 1, ring: true, at: 'right' },
        { on: bound('range'), number: 2, ring: true, at: 'right' },
      ],
    });
    await page.goto(`${studio.url}/prod/pages/sheets`);
    await page.getByRole('combobox', { name: 'Spreadsheet' }).click();
    await page.getByRole('option', { name: 'Inventory, spring' }).click();
    await page.getByRole('gridcell', { name: 'Monitor arm' }).waitFor();
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 560 }, pad: 0 });
  },
});
