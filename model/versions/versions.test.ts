import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products, type Product } from '../facts/products';
import { documentedVersions, homeOf, versionOf, withExamples } from './versions';

const core = { ...products.core, next: undefined };
const shown = core.version;
const list = [core, products.studio];
let siteDir = '';

/** Writes a site to disk: files by path, with objects as JSON. */
function writeSite(files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

test('a site without cut versions documents the current version of each product', () => {
  expect(
    documentedVersions(siteDir, list).map(({ product, name, url }) => [product, name, url]),
  ).toEqual([
    ['core', 'current', '/toolpad/core/'],
    ['studio', 'current', '/toolpad/studio/'],
  ]);
});

test('a cut version has its own pages, packages, data, and examples', () => {
  writeSite({ 'core_versions.json': ['0.13.0', '0.12.0'] });
  const versions = documentedVersions(siteDir, list);
  expect(versions.map(({ product, name }) => `${product} ${name}`)).toEqual([
    'core current',
    'core 0.13.0',
    'core 0.12.0',
    'studio current',
  ]);
  expect(versions[0]).toEqual({
    product: 'core',
    name: 'current',
    version: shown,
    label: `v${shown}`,
    dir: 'docs-core',
    url: '/toolpad/core/',
    packages: '.',
    apiData: `data/core/${shown}`,
    examples: 'examples',
    pictures: 'model/facts/pictures.json',
    images: 'static/images',
    downloads: 'downloads',
    demos: `core/v${shown}`,
    live: 'demos/core/live',
    isLast: true,
  });
  expect(versions[1]).toEqual({
    product: 'core',
    name: '0.13.0',
    version: '0.13.0',
    label: 'v0.13.0',
    dir: 'core_versioned_docs/version-0.13.0',
    url: '/toolpad/core/0.13.0/',
    packages: 'versions/core-0.13.0',
    apiData: 'data/core/0.13.0',
    examples: 'versions/core-0.13.0/examples',
    pictures: 'versions/core-0.13.0/pictures.json',
    images: 'static/versions/core-0.13.0/images',
    downloads: 'downloads/core-0.13.0',
    demos: 'core/v0.13.0',
    live: 'demos/core/live/0.13.0',
    isLast: false,
  });
});

test.each([
  ['a name that is no exact version', ['0.14']],
  ['a name with a letter in front', ['v0.14.0']],
  ['a number', [14]],
  ['no list', { '0.14.0': true }],
])('the list of cut versions: %s is an error', (_, names) => {
  writeSite({ 'core_versions.json': names });
  expect(() => documentedVersions(siteDir, list)).toThrow(/core_versions\.json: .*exact version/);
});

test('a file belongs to the version with the folder that contains it', () => {
  writeSite({ 'core_versions.json': ['0.13.0'] });
  const of = (file: string) => versionOf(documentedVersions(siteDir, list), file)?.name;
  expect(of('docs-core/components/crud/index.mdx')).toBe('current');
  expect(of('core_versioned_docs/version-0.13.0/components/crud/index.mdx')).toBe('0.13.0');
  expect(of('core_versioned_docs/version-0.13.0-beta/index.mdx')).toBeUndefined();
  expect(of('src/pages/index.tsx')).toBeUndefined();
});

describe('a product with a next version', () => {
  const withNext = { ...core, next: '0.99.0' };

  test('has its pages at /next/, with the examples of the current version', () => {
    writeSite({ 'core_versions.json': ['next', '0.12.0'] });
    const versions = documentedVersions(siteDir, [withNext]);
    expect(versions.map(({ version, url }) => [version, url])).toEqual([
      [shown, '/toolpad/core/'],
      ['0.99.0', '/toolpad/core/next/'],
      ['0.12.0', '/toolpad/core/0.12.0/'],
    ]);
    expect(versions[1]).toEqual({
      ...versions[0],
      name: 'next',
      version: '0.99.0',
      label: 'v0.99.0',
      dir: 'core_versioned_docs/version-next',
      url: '/toolpad/core/next/',
      packages: 'versions/core-0.99.0',
      apiData: 'data/core/0.99.0',
      demos: 'core/v0.99.0',
      isLast: false,
    });
    expect(withExamples(versions).map(({ name }) => name)).toEqual(['current', '0.12.0']);
  });

  test('has a number if it is in the list of versions', () => {
    writeSite({ 'core_versions.json': ['next'] });
    expect(() => documentedVersions(siteDir, [core])).toThrow(/has no next version of core/);
  });

  test.each([
    ['/next/', '/toolpad/core/next/introduction/'],
    ['/', '/toolpad/core/introduction/'],
    ['/0.12.0/', '/toolpad/core/0.12.0/introduction/'],
  ])('the first page below %s is %s', (part, home) => {
    expect(homeOf({ product: 'core', url: `/toolpad/core${part}` })).toBe(home);
  });
});

test('the site documents the next version of each product that has one', () => {
  const documented = documentedVersions(process.cwd()).map(({ version }) => version);
  for (const { next = documented[0] } of [products.core, products.studio] as Product[])
    expect(documented).toContain(next);
});

test('each version that the site documents has a release date', () => {
  const missing = documentedVersions(process.cwd()).filter(
    ({ product, version }) => !products[product].released[version],
  );
  expect(missing).toEqual([]);
});
