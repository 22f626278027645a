import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openResultCache } from './resultCache';

let file = '';
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pack-cache-')), 'nested/demos.json');
});
afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }));

/** Simulates a build, and counts how often the work is done. */
function build(inputs: string[], salt = 'tools 1') {
  const cache = openResultCache(file, salt);
  const work = jest.fn((input: string) => ({ made: input.toUpperCase() }));
  const results = inputs.map((input) => cache.sync('upper', input, () => work(input)));
  cache.save();
  return { results, count: work.mock.calls.length };
}

test('a second build uses the cached results', () => {
  const first = build(['a', 'b']);
  expect(first.count).toBe(2);
  expect(build(['a', 'b'])).toEqual({ results: first.results, count: 0 });
});

test('another input or other tools repeat the work', () => {
  build(['a']);
  expect(build(['a', 'c']).count).toBe(1);
  expect(build(['a', 'c'], 'tools 2').count).toBe(2);
});

test('results that are no longer used are dropped', () => {
  build(['a', 'b']);
  build(['a']);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(1);
});

test('results that other runs still use are preserved', () => {
  build(['a', 'b']);
  const cache = openResultCache(file, 'tools 1');
  cache.sync('upper', 'c', () => 'C');
  cache.save('keep');
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(3);
});

test('a truncated file is ignored', () => {
  build(['a']);
  writeFileSync(file, '{"x": ');
  expect(build(['a'])).toEqual({ results: [{ made: 'A' }], count: 1 });
});

test('failed work is not cached', async () => {
  const cache = openResultCache(file, '');
  await expect(cache.async('a', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache.async('a', 1, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('the same work is not done twice at the same time', async () => {
  const cache = openResultCache(file, '');
  const work = jest.fn(() => Promise.resolve('yes'));
  const results = ['a', 'a', 'a'].map((input) => cache.async('same', input, work));
  expect(await Promise.all(results)).toEqual(['yes', 'yes', 'yes']);
  expect(work).toHaveBeenCalledTimes(1);
});
