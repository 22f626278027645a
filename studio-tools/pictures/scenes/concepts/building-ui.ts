import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'dashboard', 'This week');
    await editor.selectInside('figures', 'chart');
    const canvas = page.locator('iframe[name="data-toolpad-canvas"]');
    await shot('selection', { crop: { x: 290, y: 48, width: 730, height: 480 }, pad: 0 });
    await shot('hierarchy', { crop: editor.explorer.hierarchy });
    await editor.selectInside('search', 'refresh');
    await shot('alignment', { crop: await topOf(editor.inspector, 420), pad: 0 });
    await editor.openLibrary();
    await shot('library', { crop: { x: 248, y: 48, width: 320, height: 500 }, pad: 0 });
    await page.getByPlaceholder('Search components').fill('table');
    await shot('library-search', { crop: { x: 248, y: 48, width: 320, height: 200 }, pad: 0 });
    await page.getByPlaceholder('Search components').fill('');
    const button = await page.getByText('Markdown', { exact: true }).last().boundingBox();
    const place = await canvas.boundingBox();
    if (!button || !place) throw new Error('The library or the canvas is not in view.');
    await page.mouse.move(button.x + button.width / 2, button.y - 15);
    await page.mouse.down();
    await page.mouse.move(place.x + 300, 300, { steps: 10 });
    await page.mouse.move(place.x + 300, 150, { steps: 10 });
    await page.waitForTimeout(800);
    await shot('drop', { crop: { x: 290, y: 48, width: 730, height: 420 }, pad: 0 });
    await page.mouse.up();
    await page.goto(`${studio.url}/prod/pages/dashboard`);
    await page.getByText('Sales').waitFor();
    await page.waitForTimeout(1500);
    await shot('result', { crop: { x: 0, y: 0, width: 1280, height: 520 }, pad: 0 });
  },
});
