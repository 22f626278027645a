import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productList, products } from './facts/products';
import { parseHostFiles } from '@site/tools/serve';
import { sidebarPages } from './sidebars/sidebarPages';
import { documentedVersions } from './versions/versions';
import legacyRedirects from './legacyRedirects.json';
import { ownRedirects, renderRedirects, type Redirect } from './redirects';

const siteDir = path.resolve(__dirname, '..');
const legacy = legacyRedirects as Redirect[];
const rules = parseHostFiles(
  '',
  renderRedirects([...ownRedirects(documentedVersions(siteDir)), ...legacy]),
);

/** Files of the docs pages by URL. */
const docs = new Map<string, string>();
let pages: string[] = [];
beforeAll(async () => {
  for (const { key } of productList)
    for (const { path: address, file } of await sidebarPages(siteDir, key))
      docs.set(address, path.join(siteDir, file));
  pages = [...docs.keys()];
});
const sitePages = [
  '/toolpad/',
  '/toolpad/versions/',
  '/toolpad/production-error/',
  '/toolpad/404.html',
  '/toolpad/sw.js',
  `/toolpad/demos/core/v${products.core.version}/AccountDemoSignedIn/`,
];

const exact = legacy.filter(({ from }) => !from.includes('*'));
const wildcards = legacy.filter(({ from }) => from.includes('*'));
const withoutHash = (address: string) => address.replace(/#.*/, '');

test('URLs are below the base URL, end in a slash or a wildcard, and are listed once', () => {
  expect(legacy.filter(({ from }) => !/^\/toolpad\/.+(?:\/|\/\*)$/.test(from))).toEqual([]);
  expect(new Set(legacy.map(({ from }) => from)).size).toBe(legacy.length);
  expect(legacy.filter(({ from, to }) => from.endsWith('*') !== to.endsWith(':splat'))).toEqual([]);
  expect(legacy.filter(({ status }) => status !== 301)).toEqual([]);
});

test.each(exact)('$from leads to a page that exists', ({ from, to }) => {
  expect(pages).toContain(withoutHash(to));
  expect(rules.redirectFor(from)).toEqual({ to, status: 301 });
  expect(rules.redirectFor(from.slice(0, -1))).toEqual({ to, status: 301 });
});

test('the hash of a target is an anchor on that page', () => {
  const missing = exact.filter(({ to }) => {
    const [address = '', hash] = to.split('#');
    const file = docs.get(address);
    return hash && file && !readFileSync(file, 'utf8').includes(`{#${hash}}`);
  });
  expect(missing).toEqual([]);
});

test.each(wildcards)('pages below $from are found at their new URLs', ({ from, to }) => {
  const section = to.replace(':splat', '');
  const moved = pages
    .filter((address) => address.startsWith(section))
    .map((address) => [from.replace('*', address.slice(section.length)), address] as const);
  expect(moved.length).toBeGreaterThan(0);
  for (const [old, address] of moved) {
    const special = exact.find((redirect) => redirect.from === old);
    expect(rules.redirectFor(old)?.to).toBe(special?.to ?? address);
  }
});

test('wildcards follow all exact URLs, so that they catch none of them', () => {
  const lines = renderRedirects([...ownRedirects(documentedVersions(siteDir)), ...legacy])
    .trim()
    .split('\n');
  const kinds = lines.slice(0, -1).map((line) => line.includes('*'));
  expect(kinds).toEqual([...kinds].sort());
  expect(kinds.filter(Boolean)).toHaveLength(wildcards.length);
});

test('the URL of a page does not redirect', () => {
  expect(pages.length).toBeGreaterThan(100);
  const moved = [...pages, ...sitePages].filter((address) => rules.redirectFor(address));
  expect(moved).toEqual([]);
});
