import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installed } from './index.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'node_modules'));

const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);

/** Writes the lockfile of the folder, or the one in which npm records what it has installed. */
const lock = (file: 'package-lock.json' | 'node_modules/.package-lock.json', packages: object) =>
  write(file, JSON.stringify({ packages }));

const react = { 'node_modules/react': { version: '19.0.0' } };
const runner = { 'node_modules/jest': { version: '30.0.0', dev: true } };
const esbuild = { 'node_modules/@esbuild/aix-ppc64': { version: '0.25.0', optional: true } };
const workspace = { 'node_modules/mcp': { resolved: 'services/mcp', link: true } };

beforeEach(() =>
  lock('package-lock.json', { '': {}, ...react, ...runner, ...esbuild, ...workspace }),
);

test('nothing is installed without a record of npm', () => {
  expect(installed(folder)).toBe('none');
});

test.each([
  ['all', { ...react, ...runner, ...workspace }],
  ['without-dev', { ...react, ...workspace }],
  ['none', { ...runner, ...workspace }],
  ['none', { ...react, ...runner }],
  ['none', { ...runner, ...workspace, 'node_modules/react': { version: '18.0.0' } }],
])('%s: an installation without the packages of other platforms', (expected, packages) => {
  lock('node_modules/.package-lock.json', packages);
  expect(installed(folder)).toBe(expected);
});

test('packages are being added while the process runs, and incomplete if it was killed', () => {
  lock('node_modules/.package-lock.json', { ...react, ...workspace });
  write('node_modules/.adding-dev-packages', String(process.pid));
  expect(installed(folder)).toBe('adding');
  // Higher than any process ID.
  write('node_modules/.adding-dev-packages', String(2 ** 30));
  expect(installed(folder)).toBe('interrupted');
});
