import { mapTiles } from '../../../../studio';
import { defineScene } from '../../../takeStudioPictures';

/** Two maps: in the library, in the inspector and in the running app. */
export default defineScene({
  example: 'map',
  hosts: mapTiles,
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'page', 'OpenStreetMap');
    await page.waitForTimeout(3000);
    await editor.selectInside('maps', 'map1');
    await page.waitForTimeout(1500);
    await shot('inspector', { crop: [page.locator('#page-editor'), editor.inspector], pad: 0 });
    await editor.openLibrary();
    const entry = page.getByText('Map', { exact: true }).first();
    await entry.scrollIntoViewIfNeeded();
    await shot('library', {
      crop: { x: 250, y: 520, width: 300, height: 280 },
      pad: 0,
      marks: [{ on: entry, ring: true }],
    });
    await page.goto(`${studio.url}/prod/pages/page`);
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    await page.waitForTimeout(2500);
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 600 }, pad: 0 });
  },
});
