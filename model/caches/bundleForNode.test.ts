import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleForNode } from './bundleForNode';

// esbuild resolves links; temporary folders on macOS are below one.
const siteDir = realpathSync.native(mkdtempSync(path.join(tmpdir(), 'bundle-')));
afterAll(() => rmSync(siteDir, { recursive: true }));

let time = 1_000_000;
/**
 * Writes a file with an explicit modification time, because tests run faster than the clock of some
 * file systems.
 */
function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  utimesSync(target, (time += 10), time);
}

/** Value that the current bundle exports. */
async function load(): Promise<string> {
  const file = await bundleForNode(siteDir, 'entry', 'plugins/entry.ts');
  return execFileSync(process.execPath, ['-p', `require(${JSON.stringify(file)}).value`], {
    encoding: 'utf8',
  }).trim();
}

test('a bundle is rebuilt when its modules or the installed packages change', async () => {
  write('plugins/entry.ts', "export { value } from './value';");
  write('plugins/value.ts', 'export const value = 1;');
  expect(await load()).toBe('1');
  write('plugins/value.ts', 'export const value = 2;');
  expect(await load()).toBe('2');
  write(
    'plugins/value.ts',
    "import { join } from 'node:path';export const value = join('a', 'b');",
  );
  expect(await load()).toBe('a/b');
  write('plugins/value.ts', "import name from 'some-package';export const value = name;");
  write('package-lock.json', '1');
  write('node_modules/some-package/package.json', '{"type":"module","main":"index.js"}');
  write('node_modules/some-package/index.js', 'export default 3;');
  expect(await load()).toBe('3');
  write('package-lock.json', '2');
  write('node_modules/some-package/index.js', 'export default 4;');
  expect(await load()).toBe('4');
});

test('an ES module of a package gets the ES module of another package', async () => {
  write('plugins/entry.ts', "export { value } from 'outer';");
  write('node_modules/outer/package.json', '{"type":"module","main":"index.js"}');
  write('node_modules/outer/index.js', "import read from 'inner';export const value = read();");
  const files = { import: './index.mjs', require: './index.cjs' };
  write('node_modules/inner/package.json', JSON.stringify({ exports: files }));
  write('node_modules/inner/index.mjs', 'export default () => 5;');
  write('node_modules/inner/index.cjs', 'exports.default = () => 6;');
  write('package-lock.json', '3');
  expect(await load()).toBe('5');
});

test('an up-to-date bundle is reused', async () => {
  write('plugins/entry.ts', 'export const value = 1;');
  const file = await bundleForNode(siteDir, 'entry', 'plugins/entry.ts');
  writeFileSync(file, 'exports.value = "kept";');
  expect(await load()).toBe('kept');
});

test('a bundle is rebuilt when a tag is added', async () => {
  write('plugins/entry.ts', 'export const value = 1;');
  const file = await bundleForNode(siteDir, 'entry', 'plugins/entry.ts');
  writeFileSync(file, 'exports.value = "kept";');
  mkdirSync(path.join(siteDir, 'model/tags/records'), { recursive: true });
  expect(await load()).toBe('1');
});

test('a checkout that was moved gets a bundle with its own paths', async () => {
  write('plugins/entry.ts', 'export const value = __dirname;');
  expect(await load()).toBe(path.join(siteDir, 'plugins'));
  const moved = `${siteDir}-moved`;
  renameSync(siteDir, moved);
  const file = await bundleForNode(moved, 'entry', 'plugins/entry.ts');
  expect(readFileSync(file, 'utf8')).toContain(path.join(moved, 'plugins'));
  renameSync(moved, siteDir);
});
