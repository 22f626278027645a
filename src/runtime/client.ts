import { mountIsland } from './islands/mount';

declare global {
  interface Window {
    /** Set in the frame of edited demos, `static/edited-demo/index.html`. */
    loadScript?: (url: string) => Promise<Event>;
  }
  /** Loads a script for the bundler's runtime. `done` is called when it has run or failed. */
  var __webpack_require__: { l: (url: string, done: (event: Event) => void) => void };
}

/** Entry of the client bundle: provides the runtime for the page script. */
window.toolpadIslands = { mount: mountIsland };

const { loadScript } = window;
if (loadScript)
  __webpack_require__.l = (url, done) =>
    void loadScript(url).then(done, () => done(new Event('error')));
