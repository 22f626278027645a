import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { products } from '../../model/facts/products';
import { checkInstalledVersions } from './versions';

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

describe('installed package of a documented version', () => {
  const report = () =>
    checkInstalledVersions(siteDir, documentedVersions(siteDir)).map(formatProblem).join('\n');

  test('matches', () => {
    writeSite({ 'package.json': manifest, [inSite]: installed(shown) });
    expect(report()).toBe('');
  });

  test('was updated: the position of the version, and the solution', () => {
    writeSite({
      'package.json': manifest,
      'model/facts/products.ts': `export const core = {\n  version: '${shown}',\n};\n`,
      [inSite]: installed('99.0.0'),
    });
    expect(report()).toBe(
      `model/facts/products.ts:2:3  version/installed-package\n  These pages document @toolpad/core ${shown}, but 99.0.0 is installed. To stay with ${shown}, run npm install --save-exact @toolpad/core@${shown}. To document 99.0.0, and keep the pages of ${shown} for its readers, do that first, and run npm run version:cut -- core. Then install 99.0.0, write version: '99.0.0' here, and run npm run api:generate.`,
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

  const cut = {
    'package.json': manifest,
    'core_versions.json': ['0.13.0'],
    [inSite]: installed(shown),
  };
  const ofCut = {
    'versions/core-0.13.0/package.json': {
      dependencies: { '@toolpad/core': '0.13.0', kit: '1.0.0' },
    },
    [`versions/core-0.13.0/${inSite}`]: installed('0.13.0'),
  };

  test('is in the folder of a cut version', () => {
    writeSite({
      ...cut,
      ...ofCut,
      'versions/core-0.13.0/node_modules/kit/package.json': { version: '1.0.0' },
    });
    expect(report()).toBe('');
  });

  test('is not taken from the site in a cut version, even if it has the same number', () => {
    writeSite({ ...cut, ...ofCut, 'node_modules/kit/package.json': { version: '1.0.0' } });
    expect(report()).toBe(
      'versions/core-0.13.0/package.json:1:1  version/installed-package\n  The pages of core 0.13.0 would run with packages of another version: kit is missing instead of 1.0.0. Run npm ci --prefix versions/core-0.13.0.',
    );
  });
});
