import { createRequire } from 'node:module';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateAtomically } from './generateAtomically';

// The instance that Docusaurus loads, not one of Jest.
const nodeRequire = createRequire(__filename);

it('replaces a function of Docusaurus', () => {
  expect(nodeRequire('@docusaurus/utils/lib/emitUtils')).toHaveProperty(
    'generate',
    expect.any(Function),
  );
});

it('replaces a generated file, and leaves an unchanged one', async () => {
  generateAtomically();
  const { generate } = nodeRequire('@docusaurus/utils') as typeof import('@docusaurus/utils');
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const file = path.join(folder, 'data/list.json');
  await generate(folder, 'data/list.json', '[1]');
  const reader = openSync(file, 'r');
  await generate(folder, 'data/list.json', '[1, 2]');
  expect([readFileSync(reader, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['[1]', '[1, 2]']);
  closeSync(reader);
  const { ino } = statSync(file);
  await generate(folder, 'data/list.json', '[1, 2]');
  expect(statSync(file).ino).toBe(ino);
  rmSync(folder, { recursive: true });
});
