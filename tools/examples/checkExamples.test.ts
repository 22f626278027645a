import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findExamples, selectExamples } from './checkExamples';

test('only folders with a package.json are examples', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  for (const name of ['vite', 'plain', 'notes']) mkdirSync(path.join(folder, name));
  for (const name of ['vite', 'plain'])
    writeFileSync(path.join(folder, name, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'README.md'), '');
  expect(findExamples(folder)).toEqual(['plain', 'vite']);
  rmSync(folder, { recursive: true });
});

describe('selectExamples', () => {
  const all = ['nextjs-app-router', 'plain', 'vite-react-router'];

  test('selects all examples by default', () => expect(selectExamples(all, [])).toEqual(all));
  test('keeps the order of the list', () =>
    expect(selectExamples(all, ['plain', 'nextjs-app-router'])).toEqual([
      'nextjs-app-router',
      'plain',
    ]));
  test('suggests the nearest example for a typo', () =>
    expect(() => selectExamples(all, ['plane'])).toThrow(
      'There is no example "plane". Did you mean "plain"?',
    ));
});
