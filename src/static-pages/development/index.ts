import '../styles';
import { mountIsland, unmountIsland } from '../islands/mount';
import { showMistakes } from './mistakes';
import { renderRoute } from './renderRoute';
import { showFailure, showPage, updatePage } from './showPage';

/**
 * Entry of the client bundle in `npm start`. Each route is rendered to a document as the build does it, and the page script and the
 * islands run on that: what is inert for readers is inert while writing.
 */
let islands = { mount: mountIsland, unmount: unmountIsland };
window.toolpadIslands = { mount: (element) => islands.mount(element) };

const started = renderRoute(location.pathname)
  .then(showPage, showFailure)
  .then(() => import('../script'));

showMistakes();

/** Starts islands anew whose code may have changed. */
function restartIslands(): void {
  const { unmount } = islands;
  islands = { mount: mountIsland, unmount: unmountIsland };
  if (unmount === unmountIsland) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island][data-state]')) {
    unmount(element);
    delete element.dataset.state;
  }
}

async function update(): Promise<void> {
  const { startAll, pageFeatures } = await started;
  try {
    const html = await renderRoute(location.pathname);
    restartIslands();
    updatePage(html);
    startAll(pageFeatures);
  } catch (error) {
    showFailure(error);
  }
}

// Changes of the page script itself bubble up to here unaccepted: the document loads again.
import.meta.webpackHot?.accept(['./renderRoute', '../islands/mount'], () => void update());
