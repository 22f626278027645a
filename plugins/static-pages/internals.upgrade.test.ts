import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySite } from '@site/e2e/support/siteCopy';
import internals from './internals.json';

jest.setTimeout(120_000);

const scope = 'node_modules/@docusaurus';

/** A copy of the site with files of Docusaurus that can be edited. */
let folder = '';
beforeAll(() => {
  folder = copySite(process.cwd(), 'upgrade');
  rmSync(path.join(folder, scope), { recursive: true });
  cpSync(realpathSync(scope), path.join(folder, scope), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Renames whole identifiers in a source. */
const rename = (source: string, name: string): string =>
  source.replace(new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`, 'g'), `${name}Renamed`);

test('renames an identifier, but not those that contain it', () => {
  expect(rename('exports.generate = generate; generateAll("generate-it")', 'generate')).toBe(
    'exports.generateRenamed = generateRenamed; generateAll("generate-it")',
  );
});

test.each(internals)(
  '$test fails without $name in $file, and names it',
  ({ file, name, test: testFile }) => {
    const target = path.join(folder, scope, file);
    const source = readFileSync(target, 'utf8');
    expect(rename(source, name)).not.toBe(source);
    writeFileSync(target, rename(source, name));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/jest/bin/jest.js', '--runTestsByPath', testFile, '--no-cache', '--ci'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
    );
    writeFileSync(target, source);
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain(name);
  },
);
