import { readFileSync } from 'node:fs';
import { tags } from './tags';
import type { Tag } from './define';
import { tags as content } from './records/content';
import { tagsTable, withTable } from './table';

test('has a row for each attribute, and for the children', () => {
  const table = tagsTable(
    new Map<string, Tag>([
      ['StudioDeprecated', content.StudioDeprecated],
      ['CodeTabs', content.CodeTabs],
    ]),
  );
  expect(table.split('\n').slice(2)).toEqual([
    expect.stringMatching(
      /^\| `<CodeTabs group="package-manager">…<\/CodeTabs>` \| `group` \| `"package-manager" \\\| /,
    ),
    expect.stringMatching(/^\| {2}\| `children` \(required\) \| between the tags \| /),
    '| `<StudioDeprecated />` | | | |',
  ]);
});

test('a text without markers is an error', () => {
  expect(() => withTable('# Title', 'table')).toThrow('<!-- tags');
});

test('the table in CONTRIBUTING.md is up to date: run npx tsx scripts/writer-tags.ts', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(text).toBe(withTable(text, tagsTable(tags)));
});
