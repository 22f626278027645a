import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBuildCache } from '../model/caches/buildCache';
import { checkedCode } from './run';
import { rootDir } from './rootDir';

test('cached results depend on all code and data that the checker imports', async () => {
  const { metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints: ['checker/worker.ts'],
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  const files = Object.keys(metafile.inputs).map((file) => path.join(rootDir, file));
  const isListed = (file: string) =>
    checkedCode.some((code) => file === code || file.startsWith(`${code}/`));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !isListed(file) && !file.endsWith('.mjs'))).toEqual([]);
});

test("results of an earlier validator aren't used", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  const validator = path.join(folder, 'validateFile.ts');
  const check = (answer: string) => {
    const cache = openBuildCache(folder, 'check', [validator]);
    const found = cache.sync('page', 'source', () => answer);
    cache.save();
    return found;
  };
  writeFileSync(validator, 'first');
  expect(check('first')).toBe('first');
  expect(check('second')).toBe('first');
  writeFileSync(validator, 'second');
  expect(check('second')).toBe('second');
  rmSync(folder, { recursive: true });
});
