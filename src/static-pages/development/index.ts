import '../styles';
import { mountIsland, unmountIsland } from '../islands/mount';
import { addFailure, clearFailures } from './failures';
import { createIslands } from './islands';
import { showProblems } from './problems';
import { renderRoute } from './renderRoute';
import { showFailure, showPage, updatePage } from './showPage';

/**
 * Entry of the client bundle in `npm start`. Each route is rendered to a document as the build does
 * it, and the page script and the islands run on that: what is inert for readers is inert while
 * writing.
 */
const islands = createIslands(() => ({
  mount: (element) => mountIsland(element, { onCaughtError }),
  unmount: unmountIsland,
}));

window.toolpadIslands = islands;

/** Crashes that an island keeps to itself: those of demos. */
function onCaughtError(error: unknown): void {
  console.error(error);
  void addFailure('island', error);
}

/** Says, first on the page itself, that it cannot be rendered. */
function fail(error: unknown): void {
  console.error(error);
  const showPlace = showFailure(error);
  void addFailure('page', error).then(showPlace);
}

// An edit must not move the page: all of it is laid out, as after a reload (`src/css/prose.css`).
document.documentElement.dataset.return = '';

const started = renderRoute(location.pathname)
  .then(showPage)
  .catch(fail)
  .then(() => import('../script'));

showProblems();

async function update(): Promise<void> {
  const { startAll, pageFeatures } = await started;
  try {
    const html = await renderRoute(location.pathname);
    await islands.settled();
    clearFailures();
    islands.stopOld();
    updatePage(html, islands.stop);
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
