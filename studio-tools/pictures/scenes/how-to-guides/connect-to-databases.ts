import { startMariaDb } from '../../../studio';
import { defineScene } from '../../takeStudioPictures';

/** Functions that query a running MariaDB: in the list of functions, in a query, and in the app. */
export default defineScene({
  example: 'mysql',
  before: startMariaDb,
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Standing desk');
    await editor.openQuery('getOrder');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await preview
      .getByText(/Array|Object|\[/)
      .first()
      .waitFor();
    await page.waitForTimeout(500);
    await shot('query', {
      crop: editor.queryEditor,
      pad: 0,
      marks: [
        { on: page.getByLabel('Bind property "orderId"'), number: 1, ring: true, at: 'right' },
        { on: preview.getByRole('treeitem').first(), number: 2, at: 'right' },
      ],
    });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByRole('gridcell', { name: 'Standing desk' }).waitFor();
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 700 }, pad: 0 });
    await editor.openPage(studio.url, 'orders', 'Standing desk');
    await editor.newQuery();
    await page.getByText('Custom', { exact: true }).last().click();
    await page.getByText('Select function').first().click();
    const list = page.getByText('getOrdersByCustomer', { exact: true }).last();
    await list.waitFor();
    await page.waitForTimeout(800);
    await shot('select-function', { crop: { x: 250, y: 340, width: 760, height: 460 }, pad: 0 });
  },
});
