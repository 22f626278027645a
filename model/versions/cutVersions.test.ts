import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkFinished, checkFrozen, checksumFile, renderChecksums } from './cutVersions';
import { documentedVersions } from './versions';

let siteDir = '';

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

const page = 'core_versioned_docs/version-0.1.0/page.mdx';
const files = {
  [page]: 'Text',
  'core_versioned_sidebars/version-0.1.0-sidebars.json': '{}',
  'data/core/0.1.0/Crud.json': '{}',
  'versions/core-0.1.0/package.json': '{}',
  'versions/core-0.1.0/package-lock.json': '{}',
  'versions/core-0.1.0/node_modules/kit/index.js': '',
  'versions/core-0.1.0/examples/plain/src/App.tsx': 'export {};',
  'static/static/versions/core-0.1.0/images/core/a.webp': 'x',
};
const versions = () => documentedVersions(siteDir);
const cut = () => versions().find(({ name }) => name === '0.1.0')!;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'frozen-'));
  write({ ...files, 'core_versions.json': '["0.1.0"]' });
  write({ [checksumFile(cut())]: renderChecksums(siteDir, cut()) });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('everything that a cut version shows has a checksum, except packages', () => {
  const listed = renderChecksums(siteDir, cut())
    .trim()
    .split('\n')
    .map((line) => line.replace(/^[\da-f]{64} {2}/, ''));
  expect(listed.sort()).toEqual(
    Object.keys(files)
      .filter((file) => !file.includes('node_modules'))
      .sort(),
  );
});

test('an unchanged version has no problems', () => {
  expect([...checkFrozen(siteDir, versions()), ...checkFinished(siteDir, versions())]).toEqual([]);
});

test.each(Object.keys(files).filter((file) => !file.includes('node_modules')))(
  'a change to %s is reported',
  (file) => {
    write({ [file]: 'Changed' });
    expect(checkFrozen(siteDir, versions())).toMatchObject([{ file, rule: 'version/frozen' }]);
  },
);

test('the message of a changed file says how to restore or accept it', () => {
  write({ [page]: 'Changed' });
  const [problem] = checkFrozen(siteDir, versions());
  expect(problem?.message).toMatch(
    /^core_versioned_docs\/version-0\.1\.0\/page\.mdx is part of core 0\.1\.0, which was cut, and has changed\. Restore it: git checkout -- .*page\.mdx\. If readers of 0\.1\.0 need the change, write "[\da-f]{64} {2}core_versioned_docs\/.*" into versions\/core-0\.1\.0\/SHA256SUMS:1\.$/,
  );
});

test('a missing file is reported', () => {
  rmSync(path.join(siteDir, page));
  expect(checkFrozen(siteDir, versions())[0]?.message).toContain('and is missing');
});

test('packages that another branch has installed are not a cut that was killed', () => {
  write({ 'versions/core-0.2.0/node_modules/kit/index.js': '' });
  expect(checkFinished(siteDir, versions())).toEqual([]);
});

test.each([
  ['has pages, but is in no list', () => write({ 'core_versions.json': '[]' })],
  ['has no checksums', () => rmSync(path.join(siteDir, checksumFile(cut())))],
  [
    'has packages only',
    () => {
      rmSync(path.join(siteDir, 'core_versioned_docs'), { recursive: true });
      rmSync(path.join(siteDir, checksumFile(cut())));
      write({ 'core_versions.json': '[]' });
    },
  ],
])('a version that %s was not cut completely', (_, change) => {
  change();
  expect(checkFinished(siteDir, versions())).toMatchObject([
    { file: 'core_versions.json', rule: 'version/unfinished-cut' },
  ]);
});
