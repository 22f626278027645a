import type { PublishedVersion } from '@site/model/facts/versions';
import { nearestPage } from './versionMenu';

const version = (number: string, url: string): PublishedVersion => ({
  product: 'core',
  name: 'Core',
  version: number,
  state: 'current',
  url,
  home: `${url}introduction/`,
});
const current = version('2.0.0', '/toolpad/core/');
const old = version('1.0.0', '/toolpad/core/1.0.0/');
const titles = new Map(
  [
    '/toolpad/core/introduction/',
    '/toolpad/core/api/crud/',
    '/toolpad/core/1.0.0/introduction/',
    '/toolpad/core/1.0.0/react-crud/',
    '/toolpad/core/1.0.0/react-use-dialogs/',
  ].map((path) => [path, path]),
);

test.each([
  ['the same page', '/toolpad/core/react-crud/', '/toolpad/core/1.0.0/react-crud/', true],
  [
    'the same page without slash',
    '/toolpad/core/react-crud',
    '/toolpad/core/1.0.0/react-crud/',
    true,
  ],
  [
    'the nearest page above it',
    '/toolpad/core/react-use-dialogs/api/',
    '/toolpad/core/1.0.0/react-use-dialogs/',
    false,
  ],
  ['the first page', '/toolpad/core/api/header/', '/toolpad/core/1.0.0/introduction/', false],
])('another version has %s', (_, pathname, path, isSame) => {
  expect(nearestPage(old, pathname, current, titles)).toEqual({ path, isSame });
});

test('an old version leads to pages without a version', () => {
  expect(nearestPage(current, '/toolpad/core/1.0.0/api/crud/', old, titles)).toEqual({
    path: '/toolpad/core/api/crud/',
    isSame: true,
  });
});
