import { defineScene } from '../../../takeStudioPictures';

/** A grid without columns of its own: the editor takes them from the rows. */
export default defineScene({
  async take({ editor, page, studio, shot }) {
    await editor.openPage(studio.url, 'orders', 'Standing desk');
    await page.waitForTimeout(2000);
    await shot('default', { crop: { x: 291, y: 48, width: 731, height: 420 }, pad: 0 });
  },
});
