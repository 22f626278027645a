import { defineScene } from '../../takeStudioPictures';

/** An app in production mode, as a host runs it. */
export default defineScene({
  example: 'custom-datagrid-column',
  command: 'start',
  async take({ page, studio, shot }) {
    await page.goto(studio.url);
    await page.getByText('7f3c9a50', { exact: true }).waitFor();
    await shot('production', { crop: { x: 0, y: 0, width: 1280, height: 520 }, pad: 0 });
  },
});
