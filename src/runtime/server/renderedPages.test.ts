import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderedPage, inputsOf } from './renderedPages';

const routes = {
  '/docs/-111': { __comp: 'layout', __context: { plugin: 'context' } },
  '/docs/start/-222': { __comp: 'page', content: 'start' },
  '/docs/start/setup/-333': { __comp: 'page', content: 'setup', items: [{ part: 'part' }] },
  '/docs/end/-444': { __comp: 'page', content: 'end' },
  '*-555': { __comp: 'missing' },
};
const files = [
  'app',
  'packages',
  'layout',
  'context',
  'page',
  'start',
  'setup',
  'part',
  'end',
  'missing',
].map((name) => `${name}.00000000.js`);
const pages = ['/docs/start/', '/docs/start/setup/', '/docs/end/'];

/** Returns the pages with different inputs after a change of one chunk. */
function changedBy(chunk: string): string[] {
  const before = inputsOf(files, routes);
  const after = inputsOf(
    files.map((file) => (file === `${chunk}.00000000.js` ? `${chunk}.11111111.js` : file)),
    routes,
  );
  return pages.filter((page) => before(page) !== after(page));
}

it.each([
  ['of one page', 'end', ['/docs/end/']],
  ['nested in the properties of a route', 'part', ['/docs/start/setup/']],
  ['of a route above', 'start', ['/docs/start/', '/docs/start/setup/']],
  ['of a component of many pages', 'page', pages],
  ['of the layout around all', 'layout', pages],
  ['of the route of all paths', 'missing', pages],
  ['of no route', 'packages', pages],
  ['of the application', 'app', pages],
])('a change in a chunk %s affects the pages that can load it', (_title, chunk, changed) => {
  expect(changedBy(chunk)).toEqual(changed);
});

it('the hash differs for each page and does not depend on the order of files', () => {
  const inputs = inputsOf(files, routes);
  expect(new Set(pages.map(inputs)).size).toBe(pages.length);
  expect(pages.map(inputsOf([...files].reverse(), routes))).toEqual(pages.map(inputs));
});

it('the hash changes when a chunk is added or removed', () => {
  const [page = ''] = pages;
  expect(inputsOf([...files, 'more.00000000.js'], routes)(page)).not.toBe(
    inputsOf(files, routes)(page),
  );
});

it('throws an error if a file has no hash in its name', () => {
  expect(() => inputsOf(['app.js'], routes)).toThrow('app.js has no hash');
});

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'rendered-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const page = { html: '<h1>Größe</h1>', collectedData: { links: ['/a/'], modules: [] } };

it('renders a page once while its inputs are the same', async () => {
  const render = jest.fn(async () => page);
  await renderedPage(folder, '/a/', 'one', render);
  expect(await renderedPage(folder, '/a/', 'one', render)).toEqual(page);
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders and stores a page again if its inputs have changed', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  const render = jest.fn(async () => ({ ...page, html: '<h1>New</h1>' }));
  await renderedPage(folder, '/a/', 'two', render);
  expect(await renderedPage(folder, '/a/', 'two', render)).toMatchObject({ html: '<h1>New</h1>' });
  expect(render).toHaveBeenCalledTimes(1);
});

it('stores pages separately', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  expect(await renderedPage(folder, '/b/', 'one', async () => ({ html: 'b' }))).toEqual({
    html: 'b',
  });
});

it('stores nothing if rendering fails', async () => {
  const failed = renderedPage(folder, '/a/', 'one', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

it('renders a page again if its file is invalid', async () => {
  await renderedPage(folder, '/a/', 'one', async () => page);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '{"inputs":"one","resu');
  expect(await renderedPage(folder, '/a/', 'one', async () => ({ html: 'b' }))).toEqual({
    html: 'b',
  });
});
