import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { selectScenes, sourceHash } from './scenes';

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

describe('selectScenes', () => {
  const all = ['concepts/queries', 'concepts/theming', 'how-to-guides/basic-auth'];

  test.each([
    ['nothing means all', [], all],
    ['a name', ['concepts/theming'], ['concepts/theming']],
    ['a group', ['concepts'], ['concepts/queries', 'concepts/theming']],
    [
      'a name and its group',
      ['concepts/theming', 'concepts'],
      ['concepts/queries', 'concepts/theming'],
    ],
  ])('%s', (_situation, wanted, expected) => expect(selectScenes(all, wanted)).toEqual(expected));

  test.each(['concepts/themeing', 'concepts/th', 'concept', ''])('"%s" is not a scene', (name) =>
    expect(() => selectScenes(all, [name])).toThrow(`There is no scene "${name}".`),
  );
  test('suggests the nearest scene for a typo', () =>
    expect(() => selectScenes(all, ['concepts/themeing'])).toThrow('"concepts/theming"?'));
});
