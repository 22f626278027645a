import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from './apiReference';

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

test('unchanged data is not written', () => {
  expect(write('before')).toEqual({ written: 0, removed: 0 });
});
