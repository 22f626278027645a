import { npmApi } from '../../../studio';
import { defineScene } from '../../takeStudioPictures';

/**
 * The dashboard of npm downloads: in use, its query with parameters, and the series of its chart.
 */
export default defineScene({
  example: 'npm-stats',
  hosts: npmApi,
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'page', '0.13.0');
    await editor.select('chart');
    await page
      .getByRole('button', { name: /Downloads a day/ })
      .first()
      .waitFor();
    await shot('chart', { crop: [page.locator('#page-editor'), editor.inspector], pad: 0 });
    await editor.openQuery('days');
    const bound = (name: string) => page.getByLabel(`Bind property "${name}"`);
    await shot('query', {
      crop: editor.queryEditor,
      pad: 0,
      marks: [
        { on: bound('start'), number: 1, ring: true, at: 'right' },
        { on: bound('url'), number: 2, ring: true, at: 'right' },
      ],
    });
    await page.goto(`${studio.url}/prod/pages/page`);
    await page.locator('.MuiLineElement-root').waitFor();
    await page.getByRole('gridcell', { name: '0.13.0' }).waitFor();
    await page.waitForTimeout(2000);
    await shot('app', { crop: page.getByRole('main').or(page.locator('#root')), pad: 0 });
  },
});
