import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundlePath } from '../bundle';
import { discardOldCompilations } from './compilationCache';

const siteDir = mkdtempSync(path.join(tmpdir(), 'compilations-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

function version(): string {
  const config = { experiments: { cache: { type: 'persistent', version: 'client-production' } } };
  discardOldCompilations(config, siteDir);
  return config.experiments.cache.version;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('the cache is valid for the same plugins and packages', () => {
  const plugins = bundlePath(siteDir, 'plugins');
  const lockFile = path.join(siteDir, 'package-lock.json');
  write(plugins, 'one');
  write(lockFile, 'one');
  const first = version();
  expect(first).toMatch(/^client-production-./);
  expect(version()).toBe(first);
  write(plugins, 'two');
  const second = version();
  expect(second).not.toBe(first);
  write(lockFile, 'two');
  expect([first, second]).not.toContain(version());
});

test('a configuration without a cache on the disk stays as it is', () => {
  const config = { experiments: { cache: true } };
  discardOldCompilations(config, siteDir);
  discardOldCompilations({}, siteDir);
  expect(config).toEqual({ experiments: { cache: true } });
});
