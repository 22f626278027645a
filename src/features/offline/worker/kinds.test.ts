import { fileKind, pageKey } from './kinds';

const here = 'https://mui.com/toolpad/sw.js';

test.each([
  ['/toolpad/', 'page'],
  ['/toolpad/core/react-crud/', 'page'],
  ['/toolpad/core/react-crud/?a=b.c#d', 'page'],
  ['/toolpad/core/react-crud', 'page'],
  ['/toolpad/404.html', 'page'],
  ['/toolpad/core/0.13.0', 'page'],
  ['/toolpad/core/0.16.0-beta.1', 'page'],
  ['/toolpad/demos/core/v0.14.0/Basic/', 'page'],
  ['/toolpad/assets/js/main.12345678.js', 'hashed'],
  ['/toolpad/static/images/a.webp', 'unhashed'],
  ['/toolpad/pages.json', 'unhashed'],
  ['/toolpad/sw.js', undefined],
  ['/toolpad/sw.js?params=1', undefined],
  ['/', undefined],
  ['/toolpad', undefined],
  ['/other/toolpad/', undefined],
  ['https://example.com/toolpad/', undefined],
  ['https://mui.com.example/toolpad/', undefined],
  ['data:text/html,hi', undefined],
])('%s is of kind %s', (address, kind) => {
  expect(fileKind(new URL(address, here).href, here)).toBe(kind);
});

test.each([
  ['/toolpad/core/a/', '/toolpad/core/a/'],
  ['/toolpad/core/a/?q=1#h', '/toolpad/core/a/'],
  ['/toolpad/core/a', '/toolpad/core/a/'],
  ['/toolpad/core/a/index.html', '/toolpad/core/a/'],
  ['/toolpad/404.html?x', '/toolpad/404.html'],
])('%s is stored as %s', (address, key) => {
  expect(pageKey(new URL(address, here).href)).toBe(`https://mui.com${key}`);
});
