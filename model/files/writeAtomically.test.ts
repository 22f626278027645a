import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from './writeAtomically';

const folder = mkdtempSync(path.join(os.tmpdir(), 'whole-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'a/b.json');

test('a reader never gets a partially written file', async () => {
  const texts = ['1', '2'].map((digit) => `[${digit.repeat(3_000_000)}]`);
  await writeAtomically(file, texts[0] ?? '');
  const seen = new Set<boolean>();
  const writing = (async () => {
    for (let round = 1; round <= 6; round += 1) await writeAtomically(file, texts[round % 2] ?? '');
  })();
  let isWriting = true;
  void writing.finally(() => (isWriting = false));
  while (isWriting) {
    seen.add(texts.includes(readFileSync(file, 'utf8')));
    await new Promise(setImmediate);
  }
  await writing;
  expect([...seen]).toEqual([true]);
  expect(readdirSync(path.dirname(file))).toEqual(['b.json']);
});

test('a file with the same content is not written again', async () => {
  await writeAtomically(file, 'same');
  const { mtimeMs } = statSync(file);
  await writeAtomically(file, 'same');
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});
