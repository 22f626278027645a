import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBehavior, readHistory } from '../../model/api/data';
import type { ApiHistory } from '../../model/facts/apiHistory';
import { exampleNames } from '../../model/examples/collect';
import pageMessages from '../../model/facts/messages/en.page.json';
import { checkLeaving } from '../../model/facts/upgrade/checkLeaving';
import { checkUpgrade } from '../../model/facts/upgrade/checkUpgrade';
import { checkFolder, leavingReport, releasesFrom, upgradeReport } from './checkFolder';

const history = readHistory(process.cwd(), 'core') as ApiHistory;
const releases = { from: '0.14.0', to: '0.16.0' };
const check = (folder: string) =>
  checkFolder(folder, (input) =>
    checkUpgrade({
      ...input,
      packageName: '@toolpad/core',
      history,
      behavior: readBehavior(process.cwd(), 'core'),
      ...releases,
    }),
  );

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

const examples = exampleNames('examples').filter((name) =>
  readFileSync(path.join('examples', name, 'package.json'), 'utf8').includes('@toolpad/core'),
);

test('examples use Toolpad Core', () => expect(examples.length).toBeGreaterThanOrEqual(8));

test.each(examples)('%s: each import has a replacement, or a reason why not', (name) => {
  const findings = checkFolder(path.join('examples', name), checkLeaving);
  // The project with Firebase has a context with the name of an export.
  const own = name === 'vite-react-router-firebase' ? ['SessionContext'] : [];
  const unknown = findings.filter(({ reason }) => reason === 'elsewhere');
  expect(unknown.map((each) => each.name)).toEqual(own);
  expect(leavingReport(findings, pageMessages)).toMatchSnapshot();
});

test('a single file is checked, too', () => {
  const findings = checkFolder('examples/plain/src/App.tsx', checkLeaving);
  expect(findings.map(({ file }) => file)).toEqual(findings.map(() => 'App.tsx'));
});

test('a project without Toolpad Core needs nothing', () => {
  expect(leavingReport(checkFolder('examples/studio', checkLeaving), pageMessages)).toBe(
    'This code imports nothing from @toolpad/core.',
  );
});

test('a path that does not exist is rejected', () => {
  expect(() => checkFolder('examples/none', checkLeaving)).toThrow("examples/none isn't a folder.");
});
