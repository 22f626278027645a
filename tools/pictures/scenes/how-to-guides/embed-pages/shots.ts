import { npmApi } from '@site/tools/studio';
import { topOf } from '../../../crops';
import { defineScene } from '../../../scene';
import { startWebsite } from './website';

let website = '';

/** A page without a shell: its display mode in the editor, and in a frame of another website. */
export default defineScene({
  example: 'npm-stats',
  hosts: npmApi,
  before: async () => {
    const { url, stop } = await startWebsite();
    website = url;
    return { stop };
  },
  changesNothing: true,
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'page', '0.13.0');
    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    const field = editor.inspector.getByText('No shell').first();
    await field.waitFor();
    await shot('display', {
      crop: await topOf(editor.inspector, 560),
      pad: 0,
      marks: [{ on: field, ring: true }],
    });
    await page.goto(`${website}?port=${new URL(studio.url).port}`);
    const frame = page.frameLocator('iframe');
    await frame.locator('.MuiLineElement-root').waitFor();
    await frame.getByRole('gridcell', { name: '0.13.0' }).waitFor();
    await page.waitForTimeout(2000);
    await shot('embedded', { crop: { x: 0, y: 0, width: 1280, height: 760 }, pad: 0 });
  },
});
