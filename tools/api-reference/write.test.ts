import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from '.';

const dataDir = 'data/core/1.0.0';
const file = `${dataDir}/Crud.json`;
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'api-data-'));
  mkdirSync(path.join(siteDir, dataDir), { recursive: true });
  writeFileSync(path.join(siteDir, file), 'before');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (content: string) => writeFiles({ siteDir, dataDir }, new Map([[file, content]]));
const written = () => readFileSync(path.join(siteDir, file), 'utf8');

test('data is written', () => {
  expect(write('after')).toEqual({ written: 1, removed: 0 });
  expect(written()).toBe('after');
});

test('data of a version that was cut is not overwritten', () => {
  writeFileSync(path.join(siteDir, 'core_versions.json'), '["1.0.0"]');
  mkdirSync(path.join(siteDir, 'versions/core-1.0.0'), { recursive: true });
  writeFileSync(path.join(siteDir, 'versions/core-1.0.0/SHA256SUMS'), '');
  expect(() => write('after')).toThrow('belongs to a version that was cut');
  expect(written()).toBe('before');
  expect(write('before')).toEqual({ written: 0, removed: 0 });
});
