import { productOf, renderOfflineList, shellOf, type BuiltFile } from './offlineList';

const file = (path: string, content = path): BuiltFile => ({
  path,
  content: new TextEncoder().encode(content),
});
const paths = [
  'index.html',
  'sw.js',
  'sitemap.xml',
  '404.html',
  'pages.json',
  'offline/index.html',
  'core/react-crud/index.html',
  'studio/concepts/index.html',
  'demos/core/v1/Basic/index.html',
  'demos/studio/v1/Other/index.html',
  'assets/demos/core/v1/Basic.12345678.json',
  'assets/js/main.12345678.js',
  'static/images/studio/a.webp',
  'static/images/readme.png',
  'static/logos/favicon.svg',
  'downloads/plain.zip',
  'downloads/plain.json',
];
const list = renderOfflineList(
  paths.map((path) => file(path)),
  '/toolpad/',
);
const addresses = (product: 'core' | 'studio') => list.products[product].map(([path]) => path);

test('a product has its own files and the shared files', () => {
  expect(addresses('core')).toEqual([
    '/toolpad/assets/demos/core/v1/Basic.12345678.json',
    '/toolpad/assets/js/main.12345678.js',
    '/toolpad/core/react-crud/',
    '/toolpad/demos/core/v1/Basic/',
    '/toolpad/',
    '/toolpad/offline/',
    '/toolpad/pages.json',
    '/toolpad/static/logos/favicon.svg',
  ]);
  expect(addresses('studio')).toEqual([
    '/toolpad/assets/js/main.12345678.js',
    '/toolpad/demos/studio/v1/Other/',
    '/toolpad/',
    '/toolpad/offline/',
    '/toolpad/pages.json',
    '/toolpad/static/images/studio/a.webp',
    '/toolpad/static/logos/favicon.svg',
    '/toolpad/studio/concepts/',
  ]);
});

test('each file has the hash of its content and its size in bytes', () => {
  expect(list.products.core[2]).toEqual([
    '/toolpad/core/react-crud/',
    expect.stringMatching(/^[0-9a-f]{12}$/),
    26,
  ]);
});

test('the version changes only with the content of a file', () => {
  const versionOf = (files: BuiltFile[]) => renderOfflineList(files, '/toolpad/').version;
  const same = [file('a/index.html', 'a'), file('b.json', 'b')];
  expect(versionOf([...same].reverse())).toBe(versionOf(same));
  expect(versionOf([file('a/index.html', 'c'), file('b.json', 'b')])).not.toBe(versionOf(same));
  expect(versionOf([...same, file('sw.js')])).toBe(versionOf(same));
});

test.each([
  ['core/index.html', 'core'],
  ['studio/a/b/index.html', 'studio'],
  ['assets/demos/core/v0.14.0/A.json', 'core'],
  ['static/images/studio/a/b.webp', 'studio'],
  ['corelike/index.html', undefined],
  ['versions/core/index.html', undefined],
  ['assets/js/core.js', undefined],
  ['', undefined],
])('%s belongs to %s', (path, product) => {
  expect(productOf(path)).toBe(product);
});

test('the worker stores what controls load on demand', () => {
  const chunks = ['SearchDialog', 'press', 'shortcuts', 'show', 'versionMenu', 'form'];
  const entries = [...chunks, 'showUpgrade'].map((name) => ({
    url: `assets/page/${name}-AB12CD34.js`,
    revision: null,
    size: 1,
  }));
  expect(shellOf(entries, new Set()).map(({ url }) => url)).toEqual(
    chunks.map((name) => `assets/page/${name}-AB12CD34.js`),
  );
});
