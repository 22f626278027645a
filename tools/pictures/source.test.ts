import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceHash } from './source';

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const hash = () => sourceHash('concepts/none', { app: path.relative('.', folder) });

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'app-'));
  write('pages/orders/page.yml', 'kind: page');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same files produce the same hash', () => {
  expect(hash()).toMatch(/^[0-9a-f]{16}$/);
  expect(hash()).toBe(hash());
});

test.each([
  ['a changed file', () => write('pages/orders/page.yml', 'kind: page # Orders')],
  ['a new file', () => write('theme.yml', 'kind: theme')],
  [
    'a file with another name',
    () => {
      rmSync(path.join(folder, 'pages'), { recursive: true });
      write('pages/order/page.yml', 'kind: page');
    },
  ],
])('%s makes pictures outdated', (_change, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test("build results of Studio and tests of a scene don't make pictures outdated", () => {
  const before = hash();
  write('.generated/app/index.html', '<html>');
  write('node_modules/left/index.js', '');
  write('stubs.test.ts', 'test');
  expect(hash()).toBe(before);
});
