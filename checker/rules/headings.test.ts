import { parsePage } from '../../model/pages/pages';
import { describeProblem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { rootDir } from '../rootDir';
import { collectProblems } from '../rule';
import type { Site } from '../../model/site';
import { headings } from './headings';

const [version] = documentedVersions(rootDir);

function check(source: string): string[] {
  const doc = { file: 'docs-core/a.mdx', url: '', description: '', frontMatter: {}, source };
  const page = parsePage({ ...doc, version: version! });
  return collectProblems(doc.file, (report) => {
    void headings.check(page, report, {} as Site);
  }).map(describeProblem);
}

test.each([
  ['A.__call__', 'a-call'],
  ['"x"', 'x'],
  ['a<b>', 'a-b'],
  ['create_*_', 'create'],
  ['a/b?c=d&e', 'a-b-c-d-e'],
  ['#x', 'x'],
  ['100%', '100'],
  ['%', 'name'],
])('the ID {#%s} is reported with one that is valid: {#%s}', (id, expected) => {
  expect(check(`## Title {#${id}}`)).toEqual([
    `"{#${id}}" isn't a valid ID. Use letters, digits, and hyphens: {#${expected}}.`,
  ]);
  expect(check(`## Title {#${expected}}`)).toEqual([]);
});

test.each([
  ['## 🚀', 'no letters or digits'],
  ['## ⚠️', 'no letters or digits'],
  ['## —', 'no letters or digits'],
  ['## Version {fees.letter}', 'shows the source {fees.letter}'],
  ['## A<br />B', 'two lines'],
])('%s is reported', (source, expected) => {
  expect(check(source)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  '## 🚀 Start',
  '## Größe {#größe}',
  '## Since 0.14 {#v0.14}',
  '## Usage {/* internal */}',
  '## Use node:fs',
])('%s is valid', (source) => {
  expect(check(source)).toEqual([]);
});
