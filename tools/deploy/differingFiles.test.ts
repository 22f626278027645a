import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { differingFiles } from './differingFiles';

const parent = mkdtempSync(path.join(tmpdir(), 'differences-'));
afterAll(() => rmSync(parent, { recursive: true }));

function folder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(parent, 'side-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

test.each([
  ['the same files', { 'a.js': '1', 'b/c.js': '2' }, { 'b/c.js': '2', 'a.js': '1' }, []],
  ['a byte more', { 'a.js': '1' }, { 'a.js': '1 ' }, ['a.js']],
  ['a file of another name', { 'a.1.js': '1' }, { 'a.2.js': '1' }, ['a.1.js', 'a.2.js']],
  ['a file that is missing', { 'a.js': '1', 'b/c.js': '2' }, { 'a.js': '1' }, ['b/c.js']],
  ['nothing on either side', {}, {}, []],
])('%s', (_, a, b, expected) => {
  expect(differingFiles(folder(a), folder(b))).toEqual(expected);
});
