import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '../model/problems';
import { checkOnce } from './checker';

jest.setTimeout(120_000);

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'causes-'));
  for (const folder of ['docs-core/ports', 'docs-studio'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const links =
  '- [Bergen](/toolpad/core/ports/bergen/#pier): the pier\n- [Oslo](/toolpad/core/ports/oslo/): the capital';

const withLinks = `## What comes next {#what-comes-next}\n\n${links}`;

const write = (file: string, text: string) =>
  writeFileSync(path.join(siteDir, 'docs-core/ports', file), text);

const writePage = (name: string, body: string, slug = `slug: /ports/${name}\n`) =>
  write(
    `${name}.mdx`,
    `---\ntitle: The port of ${name}\ndescription: The port of ${name}, where ships of the test arrive, and from which they leave.\n${slug}---\n\nThe port of ${name}.\n\n## Pier {#pier}\n\nA pier.\n\n${body}\n`,
  );

const names = ['bergen', 'kiel', 'oslo', 'turku'];

const problems = () => checkOnce(siteDir, '--quick').map(formatProblem);

test.each([
  ['is missing', ''],
  ['has a capital', 'slug: /ports/Bergen\n'],
  ['follows a tab', '\tslug: /ports/bergen\n'],
])('of a slug that %s, only the cause is reported, not the links to its page', (_what, slug) => {
  for (const name of names) writePage(name, withLinks);
  writePage('bergen', withLinks, slug);
  expect(problems()).toEqual([
    expect.stringMatching(/^docs-core\/ports\/bergen\.mdx:\d.*(?:slug|tab characters)/s),
  ]);
});

test('a page without front matter is one problem', () => {
  for (const name of names) writePage(name, withLinks);
  write('bergen.mdx', `The port of Bergen.\n\n## Pier {#pier}\n\nA pier.\n\n${withLinks}\n`);
  expect(problems()).toEqual([
    expect.stringMatching(/bergen\.mdx:1:1 {2}front-matter\/missing-key\n.*no front matter/),
  ]);
});

test('a guide without next steps is reported if the others have them', () => {
  for (const name of names) writePage(name, withLinks);
  writePage('turku', '');
  writePage('kiel', withLinks.replace(/\n- \[Oslo.*/, ''));
  expect(problems()).toEqual(
    ['kiel', 'turku'].map((name): unknown =>
      expect.stringMatching(new RegExp(`${name}\\.mdx:\\d+:1 {2}headings/next-steps\n`)),
    ),
  );
});

test('a file that is another one on Windows and macOS is reported', () => {
  for (const name of names) writePage(name, withLinks);
  writePage('oslo', `[Data](./data.csv), [more data](./Data.csv)\n\n${withLinks}`);
  write('data.csv', 'a\n');
  write('Data.csv', 'b\n');
  // On these systems, the second file has replaced the first one.
  if (process.platform === 'win32' || process.platform === 'darwin') return;
  expect(problems()).toEqual([
    expect.stringMatching(/data\.csv:1:1 {2}files\/name\n.*ports\/Data\.csv/),
  ]);
});
