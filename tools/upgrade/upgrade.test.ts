import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBehavior, readHistory } from '../../model/api/data';
import type { ApiHistory } from '../../model/facts/apiHistory';
import pageMessages from '../../model/facts/messages/en.page.json';
import { checkFolder, releasesFrom, upgradeReport } from './checkFolder';

const history = readHistory(process.cwd(), 'core') as ApiHistory;
const releases = { from: '0.14.0', to: '0.16.0' };
const check = (folder: string) =>
  checkFolder(folder, {
    packageName: '@toolpad/core',
    history,
    behavior: readBehavior(process.cwd(), 'core'),
    ...releases,
  });

test('an example project is reported by file and line', () => {
  expect(upgradeReport(check('examples/orders'), releases, pageMessages)).toMatchSnapshot();
});

test('a project without the package has no findings', () => {
  expect(upgradeReport(check('examples/studio'), releases, pageMessages)).toBe(
    'No change from 0.14.0 to 0.16.0 touches this code.',
  );
});

test('a file that can’t be parsed is reported, not skipped', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  writeFileSync(path.join(folder, 'Broken.tsx'), 'const =');
  expect(check(folder)).toEqual([{ file: 'Broken.tsx', line: 1, name: '', reason: 'syntax' }]);
  rmSync(folder, { recursive: true });
});

test.each([
  [undefined, '0.16.0', 'Set both --from and --to.'],
  ['0.14.0', '0.17.0', 'There is no release 0.17.0.'],
  ['0.16.0', '0.14.0', "0.16.0 isn't older than 0.14.0."],
])('releases %s and %s are rejected', (from, to, message) => {
  expect(() => releasesFrom(history, from, to)).toThrow(message);
});
