import { defineScene } from '../../../takeStudioPictures';

/** The columns of a grid in the editor, and custom components in its cells. */
export default defineScene({
  example: 'custom-datagrid-column',
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Standing desk');
    await editor.select('dataGrid');
    await editor.inspector.getByRole('button', { name: 'columns' }).click();
    const popover = page.locator('.MuiPopover-paper').last();
    await popover.waitFor();
    await shot('columns', {
      crop: popover,
    });
    await popover.getByText('Order ID', { exact: true }).first().click();
    await page.waitForTimeout(500);
    await shot('component', {
      crop: popover,
      marks: [{ on: popover.getByText('OrderIdChip').first(), ring: true }],
    });
    await popover.getByRole('combobox', { name: 'type' }).click();
    const list = page.getByRole('listbox');
    await list.waitFor();
    await shot('type', { crop: [popover, list] });
    await page.goto(`${studio.url}/prod/pages/orders`);
    await page.getByText('7f3c9a51', { exact: true }).hover();
    await page.getByRole('tooltip').waitFor();
    await shot('result', { crop: { x: 0, y: 48, width: 1280, height: 500 }, pad: 0 });
  },
});
