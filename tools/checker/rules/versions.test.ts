import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../../plugins/shared/problems';
import { documentedVersions } from '../../../plugins/shared/versions';
import { products } from '../../../src/site/products';
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
