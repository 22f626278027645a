import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { limitCaches } from './index.mjs';

test('only the newest caches of the bundler are kept', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caches-'));
  ['a', 'b', 'c', 'd'].forEach((name, index) => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'data'), '');
    utimesSync(path.join(folder, name), index === 1 ? 99 : index, index === 1 ? 99 : index);
  });
  limitCaches(folder, 2);
  expect(readdirSync(folder)).toEqual(['b', 'd']);
  rmSync(folder, { recursive: true });
  expect(() => limitCaches(folder)).not.toThrow();
});
