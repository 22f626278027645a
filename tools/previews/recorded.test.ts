import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { previewsFolder } from '@site/model/demos/previews';
import { demosToRecord } from './recordPreviews';

const siteDir = path.resolve(__dirname, '../..');
let recorded: Awaited<ReturnType<typeof demosToRecord>>;

beforeAll(async () => {
  recorded = await demosToRecord(siteDir);
});

test('each demo that loads its data has a recorded preview; if not, run npm run build and npm run previews', () => {
  expect(recorded.length).toBeGreaterThan(10);
  const missing = recorded.filter(({ file }) => !existsSync(path.join(siteDir, file)));
  expect(missing.map(({ demo }) => demo.path)).toEqual([]);
});

test('there are no recorded previews of other demos; if there are, run npm run previews', () => {
  const used = new Set(recorded.map(({ file }) => path.basename(file)));
  const files = readdirSync(path.join(siteDir, previewsFolder));
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});
