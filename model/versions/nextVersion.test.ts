import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../facts/products';
import { documentedVersions } from './versions';
import { problemsInSources, sourceOf, writeNextPages } from './nextVersion';

const merged = 'core_versioned_docs/version-next';
const versionsIn = (dir: string) => documentedVersions(dir, [{ ...products.core, next: '0.99.0' }]);
let siteDir = '';

const at = (file: string) => path.join(siteDir, file);
function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}
const read = (file: string) => readFileSync(at(`${merged}/${file}`), 'utf8');
const update = () => writeNextPages(siteDir, versionsIn(siteDir));

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'next-'));
  write('core_versions.json', '["next"]');
  write('sidebars.ts', "export const core = { core: ['same'] };");
  write('docs-core/same.mdx', 'Same');
  write('docs-core/other.mdx', 'Before');
  write('docs-core/Old.tsx', 'export {};');
  write('docs-core-next/other.mdx', 'After');
  write('docs-core-next/deep/new.mdx', 'New');
  write('docs-core-next/removed.json', '["Old.tsx"]');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('the next version has the files of the current one, with its differences', async () => {
  await update();
  expect(read('same.mdx')).toBe('Same');
  expect(read('other.mdx')).toBe('After');
  expect(read('deep/new.mdx')).toBe('New');
  expect(existsSync(at(`${merged}/Old.tsx`))).toBe(false);
  expect(existsSync(at(`${merged}/removed.json`))).toBe(false);
});

test('only changed files are written again, and obsolete ones are deleted', async () => {
  await update();
  const before = statSync(at(`${merged}/same.mdx`)).mtimeMs;
  write('docs-core/other.mdx', 'Changed in the current version only');
  write('docs-core/late.mdx', 'Late');
  rmSync(at('docs-core-next/deep/new.mdx'));
  await update();
  expect(statSync(at(`${merged}/same.mdx`)).mtimeMs).toBe(before);
  expect(read('other.mdx')).toBe('After');
  expect(read('late.mdx')).toBe('Late');
  expect(existsSync(at(`${merged}/deep/new.mdx`))).toBe(false);
});

test('a file without a difference follows the current version again', async () => {
  await update();
  rmSync(at('docs-core-next/other.mdx'));
  await update();
  expect(read('other.mdx')).toBe('Before');
});

test('Docusaurus reads a changed sidebar again, although Node.js caches JSON files', () => {
  // The cache of Jest differs from that of Node.js.
  const script = `
    const { writeFileSync } = require('node:fs');
    const { loadFreshModule } = require('@docusaurus/utils');
    const { writeNextPages } = require('./model/versions/nextVersion.ts');
    async function readLabel(label) {
      const sidebar = { core: [{ type: 'link', label, href: '/' }] };
      writeFileSync(${JSON.stringify(at('sidebars.ts'))}, 'export const core = ' + JSON.stringify(sidebar));
      await writeNextPages(${JSON.stringify(siteDir)}, ${JSON.stringify(versionsIn(siteDir))});
      const { core } = await loadFreshModule(${JSON.stringify(at('core_versioned_sidebars/version-next-sidebars.json'))});
      return core[0].label;
    }
    (async () => console.log(await readLabel('Before'), await readLabel('After')))();`;
  const args = ['--require', 'tsx/cjs', '--eval', script];
  const output = execFileSync(process.execPath, args, { cwd: path.resolve(__dirname, '../..') });
  expect(output.toString()).toBe('Before After\n');
});

test.each([
  [`${merged}/other.mdx`, 'docs-core-next/other.mdx'],
  [`${merged}/same.mdx`, 'docs-core/same.mdx'],
  ['docs-core/other.mdx', 'docs-core/other.mdx'],
  ['core_versioned_docs/version-0.12.0/same.mdx', 'core_versioned_docs/version-0.12.0/same.mdx'],
])('the source of %s is %s', (file, source) => {
  expect(sourceOf(siteDir, file)).toBe(source);
});

const problem = (file: string, message: string) => ({
  file,
  line: 1,
  column: 1,
  rule: 'a/b',
  message,
});

test('problems of the next version are reported in the source, and once', () => {
  const found = problemsInSources(siteDir, versionsIn(siteDir), [
    problem('docs-core/same.mdx', 'Wrong in docs-core/same.mdx.'),
    problem(`${merged}/same.mdx`, `Wrong in ${merged}/same.mdx.`),
    problem('docs-core/same.mdx', 'No file (docs-core/a.png).'),
    problem(`${merged}/same.mdx`, `No file (${merged}/a.png).`),
    problem(`${merged}/same.mdx`, 'No such prop.'),
    problem(`${merged}/other.mdx`, 'Wrong.'),
  ]);
  expect(found).toEqual([
    problem('docs-core/same.mdx', 'Wrong in docs-core/same.mdx.'),
    problem('docs-core/same.mdx', 'No file (docs-core/a.png).'),
    {
      ...problem('docs-core/same.mdx', 'No such prop.'),
      note: 'Only 0.99.0 has this problem. Copy the file to docs-core-next/same.mdx, and change the copy.',
    },
    problem('docs-core-next/other.mdx', 'Wrong.'),
  ]);
});
