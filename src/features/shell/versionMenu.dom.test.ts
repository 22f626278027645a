/** @jest-environment jsdom */
import type { PublishedVersion } from '@site/model/facts/versions';
import { showVersions } from './versionMenu';

const version = (
  number: string,
  state: PublishedVersion['state'],
  part = '',
): PublishedVersion => ({
  product: 'core',
  name: 'Core',
  version: number,
  state,
  url: `/toolpad/core/${part}`,
  home: `/toolpad/core/${part}introduction/`,
});
const versions = [
  version('3.0.0', 'next', 'next/'),
  version('2.0.0', 'current'),
  version('1.0.0', 'earlier', '1.0.0/'),
  { ...version('0.9.0', 'current'), product: 'studio', url: '/toolpad/studio/' },
];
const listOf = (...parts: string[]) =>
  parts.map((part) => ({ path: `/toolpad/core/${part}`, title: `Title of ${part}` }));

let files: Record<string, unknown>;
const menu = () => document.querySelector('ul');
const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);

beforeEach(() => {
  files = {
    'versions.json': versions,
    'pages.json': listOf('introduction/', 'react-crud/'),
    'core/next/pages.json': listOf('next/react-crud/'),
    'core/1.0.0/pages.json': listOf('1.0.0/introduction/'),
  };
  globalThis.fetch = (async (url: string) => {
    const file = files[url.replace('/toolpad/', '')];
    if (file === undefined) throw new TypeError('Failed to fetch');
    return { json: async () => file };
  }) as unknown as typeof fetch;
  history.replaceState(null, '', '/toolpad/core/react-crud/?a=1#data');
  document.body.innerHTML =
    '<ul><li><a href="/toolpad/studio/">Studio</a></li><li><a href="/toolpad/versions/"><svg></svg>All versions</a></li></ul>';
});

const all = ['/toolpad/versions/', 'All versions'];
const studio = ['/toolpad/studio/', 'Studio'];

test('the menu lists versions with their states, and keeps page, query, and hash', async () => {
  await showVersions(menu());
  expect(links()).toEqual([
    studio,
    ['/toolpad/core/next/react-crud/?a=1#data', 'Core v3.0.0Next version'],
    ['/toolpad/core/react-crud/?a=1#data', 'Core v2.0.0Current version'],
    [
      '/toolpad/core/1.0.0/introduction/',
      'Core v1.0.0No longer maintained. It doesn’t have this page: opens “Title of 1.0.0/introduction/”.',
    ],
    all,
  ]);
  expect(document.querySelector('[aria-current]')?.textContent).toContain('v2.0.0');
  expect([...(menu()?.children ?? [])].map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'Product',
    'Studio',
    'Version',
    'Core v3.0.0Next version',
  ]);
});

test('opening it again updates the links', async () => {
  await showVersions(menu());
  history.replaceState(null, '', '/toolpad/core/react-crud/#other');
  await showVersions(menu());
  expect(links()).toHaveLength(5);
  expect(menu()?.children).toHaveLength(7);
  expect(links()[1]?.[0]).toBe('/toolpad/core/next/react-crud/#other');
});

test.each([
  ['there is one version', () => (files['versions.json'] = [versions[1]])],
  ['the list has another format', () => (files['versions.json'] = [{ version: 3 }, null])],
  ['the list is no list', () => (files['versions.json'] = { core: [] })],
  ['the list is missing', () => delete files['versions.json']],
])('the menu stays as it is if %s', async (_, change) => {
  change();
  await showVersions(menu());
  expect(links()).toEqual([studio, all]);
});

test('without a list of pages, versions open at their first page', async () => {
  files = { 'versions.json': versions };
  await showVersions(menu());
  expect(links()[3]?.[0]).toBe('/toolpad/core/1.0.0/introduction/');
});
