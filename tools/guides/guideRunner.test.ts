import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadGuide } from './guide';
import { newRecord } from './runGuide';
import { GuideRunner } from './guideRunner';

const folder = mkdtempSync(path.join(os.tmpdir(), 'guides-workshop-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file to which each guide's build and first command append a line. */
const log = path.join(folder, 'diary');
const siteDir = path.join(folder, 'site');
mkdirSync(path.join(siteDir, 'docs-core'), { recursive: true });

const shell = (...lines: string[]) => `\`\`\`bash\n${lines.join('\n')}\n\`\`\`\n`;

function write(name: string, text: string, scenario: object): string {
  writeFileSync(path.join(siteDir, `docs-core/${name}.mdx`), text);
  writeFileSync(
    path.join(siteDir, `docs-core/${name}.guide.ts`),
    `export default ${JSON.stringify(scenario)};`,
  );
  return `docs-core/${name}.mdx`;
}

const first = write(
  'first',
  [
    '## Project {#project}',
    shell(`echo first >> ${log}`, 'mkdir app', 'cd app'),
    `\`\`\`json title="package.json"\n{ "scripts": { "build": "ls >> ${log}" } }\n\`\`\``,
    '## More {#more}',
    shell('touch more.txt'),
  ].join('\n\n'),
  {},
);
const second = write('second', shell('touch second.txt'), {
  after: first,
  afterSection: 'project',
});
const third = write('third', shell('touch third.txt'), { after: first });

async function follow(pages: string[]): Promise<string[]> {
  rmSync(log, { force: true });
  const root = mkdtempSync(path.join(folder, 'root-'));
  const guides = await Promise.all(pages.map((page) => loadGuide(page, siteDir)));
  const runner = new GuideRunner(root, guides, {
    siteDir,
    reader: { packageManager: 'npm', codeVariant: 'TS' },
    log: () => {},
    browser: false,
  });
  for (const guide of guides) await runner.follow(guide, newRecord());
  return readFileSync(log, 'utf8').trim().split('\n');
}

test("a guide continues in a copy of an earlier guide's project at the given section", async () => {
  expect(await follow([first, second, third])).toEqual([
    'first',
    ...['more.txt', 'package.json'],
    ...['package.json', 'second.txt'],
    ...['more.txt', 'package.json', 'third.txt'],
  ]);
}, 60_000);

test('a guide without earlier runs follows the page that it builds on first', async () => {
  expect(await follow([second])).toEqual(['first', 'package.json', 'second.txt']);
}, 60_000);

test('the record of a failed guide shows how far it got', async () => {
  const page = write('broken', shell('true', 'false'), {});
  const guide = await loadGuide(page, siteDir);
  const record = newRecord();
  const runner = new GuideRunner(mkdtempSync(path.join(folder, 'root-')), [guide], {
    siteDir,
    reader: { packageManager: 'npm', codeVariant: 'TS' },
    log: () => {},
    browser: false,
  });
  await expect(runner.follow(guide, record)).rejects.toThrow('"false" failed');
  expect(record.commands).toBe(2);
}, 60_000);
