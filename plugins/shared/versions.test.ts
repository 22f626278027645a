import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../src/site/products';
import { formatProblem } from './problems';
import { checkInstalledVersions, documentedVersions, versionOf } from './versions';

const shown = products.core.version;
let siteDir = '';

/** Writes a site to disk: files by path, with objects as JSON. */
function writeSite(files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const manifest = { dependencies: { '@toolpad/core': '*' } };
const installed = (version: string) => ({ name: '@toolpad/core', version });
const inSite = 'node_modules/@toolpad/core/package.json';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

test('a site without cut versions documents the current version of each product', () => {
  expect(documentedVersions(siteDir).map(({ product, name, url }) => [product, name, url])).toEqual(
    [
      ['core', 'current', '/toolpad/core/'],
      ['studio', 'current', '/toolpad/studio/'],
    ],
  );
});

test('a cut version has its own pages, packages, data, and examples', () => {
  writeSite({ 'core_versions.json': ['0.13.0', '0.12.0'] });
  const versions = documentedVersions(siteDir);
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
    pictures: 'src/site/pictures.json',
    images: 'static/images',
    downloads: 'downloads',
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
  expect(() => documentedVersions(siteDir)).toThrow(/core_versions\.json: .*exact version/);
});

test('a file belongs to the version with the folder that contains it', () => {
  writeSite({ 'core_versions.json': ['0.13.0'] });
  const of = (file: string) => versionOf(documentedVersions(siteDir), file)?.name;
  expect(of('docs-core/components/crud/index.mdx')).toBe('current');
  expect(of('core_versioned_docs/version-0.13.0/components/crud/index.mdx')).toBe('0.13.0');
  expect(of('core_versioned_docs/version-0.13.0-beta/index.mdx')).toBeUndefined();
  expect(of('src/pages/index.tsx')).toBeUndefined();
});

describe('installed package of a documented version', () => {
  const report = () => checkInstalledVersions(siteDir).map(formatProblem).join('\n');

  test('matches', () => {
    writeSite({ 'package.json': manifest, [inSite]: installed(shown) });
    expect(report()).toBe('');
  });

  test('was updated: the position of the version, and the solution', () => {
    writeSite({
      'package.json': manifest,
      'src/site/products.ts': `export const core = {\n  version: '${shown}',\n};\n`,
      [inSite]: installed('99.0.0'),
    });
    expect(report()).toBe(
      `src/site/products.ts:2:3  version/installed-package\n  These pages document @toolpad/core ${shown}, but 99.0.0 is installed. To document 99.0.0, keep the pages of ${shown} for its readers (npx docusaurus docs:version:core ${shown}, before their text changes), write version: '99.0.0' here and run npm run api:generate. To stay with ${shown}, run npm install @toolpad/core@${shown}.`,
    );
  });

  test('is missing', () => {
    writeSite({ 'package.json': manifest });
    expect(report()).toContain("@toolpad/core isn't installed. Run npm install.");
  });

  test('is not compared for a product without a package here', () => {
    writeSite({ 'package.json': { dependencies: {} }, [inSite]: installed('99.0.0') });
    expect(report()).toBe('');
  });

  test('is in the folder of a cut version', () => {
    writeSite({
      'package.json': manifest,
      'core_versions.json': ['0.13.0'],
      [inSite]: installed(shown),
      [`versions/core-0.13.0/${inSite}`]: installed('0.13.0'),
    });
    expect(report()).toBe('');
  });

  test('can be shared by the site and a cut version with the same number', () => {
    writeSite({
      'package.json': manifest,
      'core_versions.json': [shown],
      [inSite]: installed(shown),
    });
    expect(report()).toBe('');
  });

  test('is missing in a cut version: its pages would run with the new one', () => {
    writeSite({
      'package.json': manifest,
      'core_versions.json': ['0.13.0'],
      [inSite]: installed(shown),
    });
    expect(report()).toBe(
      `core_versions.json:1:1  version/installed-package\n  The pages in core_versioned_docs/version-0.13.0 run with @toolpad/core ${shown} instead of 0.13.0. Add "@toolpad/core": "0.13.0" and the other packages that their demos import to versions/core-0.13.0/package.json, then run npm install --prefix versions/core-0.13.0.`,
    );
  });
});
