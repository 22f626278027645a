import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSite } from '../site';
import { readPage } from './parsePage';

const siteDir = path.resolve(__dirname, '../..');

const folder = mkdtempSync(path.join(os.tmpdir(), 'headings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** IDs of the headings on pages, as Docusaurus sets them. */
function docusaurusIds(pages: Record<string, string>): string[][] {
  const input = path.join(folder, 'pages.json');
  writeFileSync(input, JSON.stringify(pages));
  const script = path.resolve('e2e/support/docusaurusIds.ts');
  const args = ['--import', 'tsx', script, input];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: siteDir, encoding: 'utf8' }));
}

const ownIds = (pages: Record<string, string>) =>
  Object.values(pages).map((source) => readPage(source).headings.map(({ id }) => id));

test('the headings of all pages have the same IDs as in Docusaurus', async () => {
  const { docs } = await openSite(siteDir);
  const pages = Object.fromEntries(docs.map(({ file, source }) => [file, source]));
  expect(docs.length).toBeGreaterThan(100);
  expect(ownIds(pages)).toEqual(docusaurusIds(pages));
}, 300_000);

test('so do headings with special characters, duplicates, code, and IDs in comments', () => {
  const source = [
    '## Größe & `sx`',
    '## Twice',
    '## Twice',
    '### A [link](/b/) {#own}',
    '## Comment {/* #other */}',
    ':::note[Title]\n\n## Inside\n\n:::',
    '| a |\n| --- |\n| b |',
    '## After ~~the~~ table',
  ].join('\n\n');
  const ids = docusaurusIds({ 'docs-core/a.mdx': source });
  expect(ownIds({ a: source })).toEqual(ids);
  expect(ids[0]).toContain('other');
}, 120_000);
