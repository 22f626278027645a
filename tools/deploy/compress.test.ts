import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

const root = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(root, { recursive: true }));

test('compresses text files below the top folder that get smaller', async () => {
  const long = '<p>text</p>'.repeat(100);
  const site = path.join(root, 'toolpad');
  mkdirSync(site);
  for (const name of ['404.html', 'toolpad/index.html', 'toolpad/a.zip'])
    writeFileSync(path.join(root, name), long);
  writeFileSync(path.join(site, 'small.css'), 'a{}');
  expect(await compressFiles(root)).toBe(1);
  expect(readdirSync(root)).toEqual(['404.html', 'toolpad']);
  expect(readdirSync(site).sort()).toEqual([
    'a.zip',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'small.css',
  ]);
  const read = (ending: string) => readFileSync(path.join(site, `index.html.${ending}`));
  expect(brotliDecompressSync(read('br')).toString()).toBe(long);
  expect(gunzipSync(read('gz')).toString()).toBe(long);
});
