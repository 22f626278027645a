import { defineScene } from '../../takeStudioPictures';

/** A cube: in the library, in the inspector and in the running app. */
export default defineScene({
  example: 'cube',
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'page', 'orange');
    await editor.canvas.locator('canvas').waitFor();
    await page.waitForTimeout(3000);
    await editor.select('cube');
    await shot('inspector', { crop: { x: 290, y: 48, width: 990, height: 420 }, pad: 0 });
    await editor.openLibrary();
    const entry = page.getByText('Cube', { exact: true }).first();
    await entry.scrollIntoViewIfNeeded();
    await shot('library', {
      crop: { x: 250, y: 520, width: 300, height: 280 },
      pad: 0,
      marks: [{ on: entry, ring: true }],
    });
    await page.goto(`${studio.url}/prod/pages/page`);
    await page.getByRole('combobox', { name: 'Color' }).click();
    await page.getByRole('option', { name: 'seagreen' }).click();
    await page.waitForTimeout(2500);
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 600 }, pad: 0 });
  },
});
