import { dogApi } from '../../../studio';
import { defineScene } from '../../takeStudioPictures';

/**
 * The editor with the finished app, its four parts numbered. The page's list explains the numbers.
 */
export default defineScene({
  hosts: dogApi,
  async take({ editor, studio, shot }) {
    await editor.openPage(studio.url, 'page', 'beagle');
    await editor.select('dataGrid');
    await editor.openLibrary();
    const disc = (number: number, x: number, y: number) => ({
      number,
      on: { x, y, width: 0, height: 0 },
    });
    await shot('editor', {
      marks: [disc(1, 222, 198), disc(2, 521, 320), disc(3, 960, 130), disc(4, 1245, 112)],
    });
  },
});
