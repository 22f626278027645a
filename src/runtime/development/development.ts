import '../styles';
import { visitPage } from '../clientModules';
import { mountIsland, unmountIsland } from '../islands/mount';
import { addFailure, clearFailures } from './failures';
import { createIslands } from './islands';
import { showProblems } from './problems';

import { renderRoute } from './renderRoute';
import { showFailure, showPage, updatePage } from './showPage';

/**
 * Entry of the client bundle in `npm start`. Each route is rendered to the same document as in the
 * build, on which the page script and the islands run. Writers therefore see pages with the same
 * interactivity as readers.
 */
const islands = createIslands(() => ({
  mount: (element) => mountIsland(element, { onCaughtError }),
  unmount: unmountIsland,
}));

window.toolpadIslands = islands;

function onCaughtError(error: unknown): void {
  console.error(error);
  void addFailure('island', error);
}

/** Reports that the page can't be rendered, first on the page itself. */
function fail(error: unknown): void {
  console.error(error);
  const showPlace = showFailure(error);
  void addFailure('page', error).then(showPlace);
}

// An edit must not move the page, so all sections are laid out, as after a reload
// (`src/css/prose.css`).
document.documentElement.dataset.return = '';

async function loadFeatures() {
  await import('../script');
  return import('../features');
}

let features: ReturnType<typeof loadFeatures> | undefined;

/** Numbers of the rendering that started last, and of the one that is shown. */
const renderings = { last: 0, shown: 0 };

async function show(html: string): Promise<void> {
  if (!features) return showPage(html);
  const { pageFeatures, startAll } = await features;
  islands.stopOld();
  updatePage(html, islands.stop);
  startAll(pageFeatures);
}

/**
 * Renders the page and shows it, unless a newer rendering is shown. Doesn't wait for earlier ones:
 * the code of a page that is deleted while it loads never arrives.
 */
async function renderPage(): Promise<void> {
  const number = (renderings.last += 1);
  const result = await renderRoute(location.pathname).catch((error: unknown) => ({ error }));
  if (features) await islands.settled();
  if (number < renderings.shown) return;
  renderings.shown = number;
  clearFailures();
  if (typeof result === 'string') await show(result).catch(fail);
  else fail(result.error);
  visitPage();
  features ??= loadFeatures();
}

// Changes of the page script aren't accepted here, so they reload the document.
import.meta.webpackHot?.accept(['./renderRoute', '../islands/mount'], () => void renderPage());

void renderPage();
showProblems();
