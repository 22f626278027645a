import type { ClientModule } from '@docusaurus/types';
import { pageFeatures } from './features';
import { startAll } from './script';

/** `npm start` only: the page script (started by its import) and the islands inside Docusaurus' single-page app. */
if (typeof window !== 'undefined') {
  void import('./islands/mount').then(({ mountIsland }) => {
    window.toolpadIslands = { mount: mountIsland };
  });
}

const development: ClientModule = {
  // Also for the first route: its elements are drawn after the page script has run.
  onRouteDidUpdate: () => startAll(pageFeatures),
};

export default development;
