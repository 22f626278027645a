import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'products', 'Desk');
    await editor.select('list');
    await shot('inspector', { crop: { x: 290, y: 48, width: 990, height: 340 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/products`);
    await page.getByText('Desk').waitFor();
    await shot('result', { crop: { x: 320, y: 96, width: 960, height: 170 }, pad: 0 });
  },
});
