import { startOrdersApi } from '../../../studio';
import { topOf } from '../../editor';
import { defineScene } from '../../takeStudioPictures';

/** A button that deletes the selected row through a running REST API. */
export default defineScene({
  example: 'delete-datagrid-row',
  before: startOrdersApi,
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Chidi Okafor');
    await editor.selectInside('buttons', 'deleteButton');
    const bound = (name: string) => page.getByLabel(`Bind property "${name}"`);
    await shot('loading', {
      crop: await topOf(editor.inspector, 590),
      pad: 0,
      marks: ['loading', 'disabled'].map((name) => ({ on: bound(name), ring: true })),
    });
    await editor.openBinding('onClick');
    await shot('on-click', { crop: await topOf(editor.dialog, 340), pad: 0 });
    await page.keyboard.press('Escape');
    await editor.openQuery('deleteOrder');
    await shot('query', {
      crop: editor.queryEditor,
      pad: 0,
      marks: [
        {
          on: editor.queryEditor.getByText('DELETE', { exact: true }).first(),
          number: 1,
          ring: true,
          at: 'bottom',
        },
        { on: bound('url'), number: 2, ring: true, at: 'right' },
        { on: bound('id'), number: 3, ring: true, at: 'right' },
      ],
    });
    await editor.openBinding('id');
    await shot('parameter', { crop: await topOf(editor.dialog, 340), pad: 0 });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByRole('gridcell', { name: 'Chidi Okafor' }).click();
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 560 }, pad: 0 });
  },
});
