import { inputsOf } from './inputs';

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
