import { defineScene } from '../../takeStudioPictures';

export default defineScene({
  app: 'studio-tools/pictures/apps/shop',
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'rentals', 'Amsterdam');
    await editor.openQuery('getBikes');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('tabpanel', { name: 'Preview' }).getByRole('treeitem').first().waitFor();
    await shot('editor', { crop: editor.queryEditor, pad: 0 });
    await shot('parameters', { crop: page.getByRole('tabpanel', { name: 'Parameters' }), pad: 0 });
    await page.getByRole('tabpanel', { name: 'Config' }).getByRole('button').first().click();
    await page.waitForTimeout(1000);
    await shot('functions', { crop: { x: 248, y: 340, width: 520, height: 460 }, pad: 0 });
    await page.goto(`${studio.url}/prod/pages/rentals`);
    await page.getByText('Amsterdam').waitFor();
    await shot('result', { crop: { x: 320, y: 48, width: 960, height: 330 }, pad: 0 });
  },
});
