import '../styles';
import { mountIsland, unmountIsland } from '../islands/mount';
import { addFailure, clearFailures } from './failures';
import { showMistakes } from './mistakes';
import { renderRoute } from './renderRoute';
import { showFailure, showPage, updatePage } from './showPage';

/**
 * Entry of the client bundle in `npm start`. Each route is rendered to a document as the build does it, and the page script and the
 * islands run on that: what is inert for readers is inert while writing.
 */
let islands = { mount: mountIsland, unmount: unmountIsland };

/** Crashes that an island keeps to itself: those of demos. */
function onCaughtError(error: unknown): void {
  console.error(error);
  void addFailure('island', error);
}

/** Islands that are being started. */
const starting = new Set<Promise<void>>();

window.toolpadIslands = {
  async mount(element) {
    const started = islands.mount(element, { onCaughtError });
    starting.add(started);
    await started.finally(() => starting.delete(started));
  },
};

/** Says, first on the page itself, that it cannot be rendered. */
function fail(error: unknown): void {
  console.error(error);
  const showPlace = showFailure(error);
  void addFailure('page', error).then(showPlace);
}

const started = renderRoute(location.pathname)
  .then(showPage)
  .catch(fail)
  .then(() => import('../script'));

showMistakes();

function stopIsland(element: HTMLElement): void {
  islands.unmount(element);
  delete element.dataset.state;
}

/** Stops islands whose code may have changed: they start anew on the updated page. */
function stopOldIslands(): void {
  if (islands.unmount === unmountIsland) return;
  document.querySelectorAll<HTMLElement>('[data-island][data-state]').forEach(stopIsland);
  islands = { mount: mountIsland, unmount: unmountIsland };
}

async function update(): Promise<void> {
  const { startAll, pageFeatures } = await started;
  try {
    const html = await renderRoute(location.pathname);
    // One that is being started would render into what is shown after it.
    await Promise.allSettled(starting);
    clearFailures();
    stopOldIslands();
    updatePage(html, stopIsland);
    startAll(pageFeatures);
  } catch (error) {
    clearFailures();
    fail(error);
  }
}

/** One after the other: an older document must not come after a newer one. */
let updated: Promise<void> = Promise.resolve();

// Changes of the page script itself bubble up to here unaccepted: the document loads again.
import.meta.webpackHot?.accept(['./renderRoute', '../islands/mount'], () => {
  updated = updated.then(update);
});
