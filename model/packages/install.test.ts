import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const moduleUrl = pathToFileURL(path.join(__dirname, 'install.mjs')).href;

/** Like `npm ci`: records its call, and fails if the lockfile has the package "broken". */
const npm = `#!${process.execPath}
const fs = require('node:fs');
const folder = process.argv[process.argv.indexOf('--prefix') + 1];
fs.appendFileSync('calls.txt', process.argv[2] + ' ' + folder + '\\n');
fs.rmSync(folder + '/node_modules', { recursive: true, force: true });
if (fs.readFileSync(folder + '/package-lock.json', 'utf8').includes('broken')) process.exit(1);
fs.mkdirSync(folder + '/node_modules');
fs.copyFileSync(folder + '/package-lock.json', folder + '/node_modules/.package-lock.json');`;

/** Content of a lockfile with a package. */
const lock = (name: string, version = '1.0.0') =>
  JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: { version } } });

let folder = '';
const file = (name: string) => path.join(folder, name);
/** Calls of npm, with `/` in paths. */
const calls = () =>
  existsSync(file('calls.txt'))
    ? readFileSync(file('calls.txt'), 'utf8').replaceAll('\\', '/')
    : '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(file('bin'));
  writeFileSync(file('bin/npm'), npm, { mode: 0o755 });
  // Windows runs this one.
  writeFileSync(file('bin/npm.cmd'), '@node "%~dp0npm" %*');
  writeFileSync(file('package-lock.json'), lock('react'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Calls a function of the module in the folder. @returns the exit code */
const install = (name = 'installPackages') =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import { ${name} } from '${moduleUrl}'; ${name}();`],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${file('bin')}${path.delimiter}${process.env.PATH}` },
    },
  ).status;

test('packages are installed once, and again when the lockfile changes', () => {
  expect([install(), install()]).toEqual([0, 0]);
  expect(calls()).toBe('ci .\n');
  writeFileSync(file('package-lock.json'), lock('react', '1.0.1'));
  expect(install()).toBe(0);
  expect(calls()).toBe('ci .\nci .\n');
});

test('packages that were installed by hand count, also without those of other platforms', () => {
  mkdirSync(file('node_modules'));
  writeFileSync(file('node_modules/.package-lock.json'), lock('react'));
  const { packages } = JSON.parse(lock('react')) as { packages: object };
  const other = { 'node_modules/@esbuild/aix-ppc64': { version: '1.0.0', optional: true } };
  const wanted = { packages: { ...packages, ...other } };
  writeFileSync(file('package-lock.json'), JSON.stringify(wanted));
  expect(install()).toBe(0);
  expect(calls()).toBe('');
});

test('a failed or interrupted installation is tried again', () => {
  writeFileSync(file('package-lock.json'), lock('broken'));
  expect([install(), install()]).toEqual([1, 1]);
  expect(calls()).toBe('ci .\nci .\n');
});

test('versions have their own packages', () => {
  mkdirSync(file('versions/core-next'), { recursive: true });
  mkdirSync(file('versions/other'), { recursive: true });
  writeFileSync(file('versions/core-next/package-lock.json'), lock('next'));
  expect(install()).toBe(0);
  expect(calls()).toBe('ci .\nci versions/core-next\n');
});

test('packages of samples are installed on demand, and linked again when npm has removed the links', () => {
  mkdirSync(file('checker/samples'), { recursive: true });
  writeFileSync(file('checker/samples/package-lock.json'), lock('kit'));
  writeFileSync(
    file('checker/samples/package.json'),
    '{ "dependencies": { "@scope/kit": "1.0.0" } }',
  );
  expect(install()).toBe(0);
  expect(calls()).toBe('ci .\n');
  expect(install('installSamplePackages')).toBe(0);
  expect(calls()).toBe('ci .\nci checker/samples\n');
  rmSync(file('node_modules/@scope'), { recursive: true });
  expect(install('installSamplePackages')).toBe(0);
  expect(calls()).toBe('ci .\nci checker/samples\n');
  expect(path.resolve(readlinkSync(file('node_modules/@scope/kit')))).toBe(
    path.join(realpathSync(folder), 'checker/samples/node_modules/@scope/kit'),
  );
});
