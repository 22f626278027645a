/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { parseHostFiles } from '@site/tools/serve';
import { hostHeaders } from '../plugins/hosting/headers';
import { renderNginxMaps } from '../plugins/hosting/nginx';
import {
  ownRedirects,
  type Redirect,
  redirectsIn,
  renderRedirectPage,
  renderRedirects,
  urlsHiddenBy,
} from './redirects';
import { renderSitemapIndex } from '../plugins/hosting/hosting';
import { products } from './facts/products';
import { cutVersionOf, documentedVersions } from './versions/versions';

const versions = documentedVersions(process.cwd());

const moves: Redirect[] = [
  { from: '/toolpad/old/*', to: '/toolpad/studio/new/:splat', status: 301 },
  { from: '/toolpad/old/page/', to: '/toolpad/studio/page/#place', status: 301 },
  { from: '/toolpad/core/', to: '/toolpad/core/introduction/', status: 302 },
];

test('exact URLs come first, with and without trailing slash, then the wildcards', () => {
  expect(renderRedirects(moves)).toMatchSnapshot();
});

test('without redirects, the root still redirects to the site', () => {
  expect(renderRedirects([])).toBe('/ /toolpad/ 302\n');
});

test.each([
  ['/', '/toolpad/', 302],
  ['/toolpad/old/page/', '/toolpad/studio/page/#place', 301],
  ['/toolpad/old/page', '/toolpad/studio/page/#place', 301],
  ['/toolpad/old/', '/toolpad/studio/new/', 301],
  ['/toolpad/old/page/deeper/', '/toolpad/studio/new/page/deeper/', 301],
  ['/toolpad/core', '/toolpad/core/introduction/', 302],
])('%s redirects to %s', (from, to, status) => {
  expect(parseHostFiles('', renderRedirects(moves)).redirectFor(from)).toEqual({ to, status });
});

test.each([
  '/toolpad/',
  '/toolpad/old',
  '/toolpad/older/page/',
  '/toolpad/core/introduction/',
  '/toolpad/studio/new/page/',
  '/other/toolpad/old/page/',
])('%s does not redirect', (from) => {
  expect(parseHostFiles('', renderRedirects(moves)).redirectFor(from)).toBeUndefined();
});

test('the URL of a version, and the one with its number, redirect to its first page', () => {
  const [current] = versions;
  const old = cutVersionOf(products.core, '0.1.0');
  const moved = ownRedirects([current!, old]).map(({ from, to, status }) => [from, to, status]);
  expect(moved).toEqual([
    ['/toolpad/core/', products.core.home, 301],
    ['/toolpad/core/0.1.0/', '/toolpad/core/0.1.0/introduction/', 301],
    [`/toolpad/core/${products.core.version}/`, products.core.home, 302],
  ]);
});

test('a version that was cut from the current pages has the URL with its number', () => {
  const [current] = versions;
  const moved = ownRedirects([current!, cutVersionOf(products.core, products.core.version)]);
  expect(moved.map(({ to }) => to)).toEqual([
    products.core.home,
    products.core.home.replace('/core/', `/core/${products.core.version}/`),
  ]);
});

test('a page redirects without a server and is excluded from search results', () => {
  expect(renderRedirectPage('/toolpad/studio/page/#place', 'https://mui.com')).toMatchSnapshot();
});

test('the redirect page has a language, a title, and a link', () => {
  document.documentElement.innerHTML = renderRedirectPage(
    '/toolpad/studio/page/',
    'https://mui.com',
  );
  expect(document.title).toBe('Moved');
  expect(document.querySelector('a')).toHaveAttribute('href', '/toolpad/studio/page/');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://mui.com/toolpad/studio/page/',
  );
});

test('another language redirects its own pages, but no legacy URLs', () => {
  const moved = redirectsIn('de', ['en', 'de'], versions);
  expect(moved).toHaveLength(ownRedirects(versions).length);
  expect(moved.filter(({ from }) => !/next|\d/.test(from))).toEqual([
    { from: '/de/toolpad/core/', to: '/de/toolpad/core/introduction/', status: 301 },
    { from: '/de/toolpad/studio/', to: '/de/toolpad/studio/getting-started/', status: 301 },
  ]);
  expect(redirectsIn('en', ['en', 'de'], versions).length).toBeGreaterThan(moved.length);
});

test('files that a wildcard makes unreachable are reported', () => {
  const files = ['/toolpad/old/plain.zip', '/toolpad/older/plain.zip', '/toolpad/core/'];
  expect(urlsHiddenBy(moves, files)).toEqual(['/toolpad/old/plain.zip']);
  expect(urlsHiddenBy([], files)).toEqual([]);
});

test('hosts and nginx answer missing URLs in their language', () => {
  const languages = ['en', 'de', 'pt-BR'];
  expect(renderRedirects([], languages)).toBe(
    '/ /toolpad/ 302\n/de/* /de/toolpad/404.html 404\n/pt-BR/* /pt-BR/toolpad/404.html 404\n',
  );
  const headers = hostHeaders({ page: 'p', demo: 'd', editedDemo: 'e' });
  expect(renderNginxMaps(headers, [], languages)).toContain(
    [
      'map $uri $toolpad_missing {',
      '  default /toolpad/404.html;',
      '  "~^/de/toolpad/" /de/toolpad/404.html;',
      '  "~^/pt-BR/toolpad/" /pt-BR/toolpad/404.html;',
      '}',
    ].join('\n'),
  );
});

test('the index of the sitemaps lists each language', () => {
  expect(renderSitemapIndex(['/toolpad/', '/de/toolpad/'], 'https://docs.example.com')).toContain(
    '<sitemap><loc>https://docs.example.com/toolpad/sitemap.xml</loc></sitemap><sitemap><loc>https://docs.example.com/de/toolpad/sitemap.xml</loc></sitemap>',
  );
});
