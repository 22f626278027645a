import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkOnce } from './checker';

jest.setTimeout(120_000);

const folder = 'i18n/de/docusaurus-plugin-content-docs-core/current';
let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  cpSync(path.join(__dirname, 'fixtures/valid'), site, { recursive: true });
  writeFileSync(path.join(site, 'docs-core/first.mdx'), page('Text.'));
  mkdirSync(path.join(site, folder), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const page = (text: string) => `---
title: First page
description: A page that exists in two languages, which are checked in the same way.
slug: /first
---

${text}
`;
const problemsOf = (text: string) => {
  writeFileSync(path.join(site, folder, 'first.mdx'), page(text));
  return checkOnce(site)
    .filter(({ file }) => file.startsWith('i18n/'))
    .map(({ file, line, rule }) => `${file.slice(folder.length)}:${line} ${rule}`);
};

test('a translated page is checked like the original', () => {
  const text = [
    '[Seite](/toolpad/core/fehlt/)',
    '<Demo src="./Fehlt.tsx" title="Kein Beispiel" />',
    "```tsx\nconst zahl: number = 'eins';\n```",
  ];
  expect(problemsOf(text.join('\n\n'))).toEqual([
    '/first.mdx:7 links/missing-page',
    '/first.mdx:9 demo/missing-file',
    '/first.mdx:12 samples/type-error',
  ]);
});

test('words of another language are not misspelled', () => {
  expect(problemsOf('Das ist ein Satz mit Wörtern aus dem Wörterbuch.')).toEqual([]);
});
