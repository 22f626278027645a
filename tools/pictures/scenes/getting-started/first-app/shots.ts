import { dogApi } from '@site/tools/studio';
import { walkThrough } from '../../../walk';
import { defineScene } from '../../../scene';
import { walk } from './walk';

/** Builds the app of the tutorial by hand, as its reader does, with a picture at each step. */
export default defineScene({
  hosts: dogApi,
  async take({ editor, studio, shot }) {
    await editor.open(studio.url, 'page');
    await walkThrough(walk, { editor, url: studio.url, shot });
  },
});
