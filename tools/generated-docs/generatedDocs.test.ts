import { readFileSync } from 'node:fs';
import type { Tag } from '../../model/tags/define';
import { tags as content } from '../../model/tags/records/content';
import { tags } from '../../model/tags/tags';
import { replacements } from '../../model/facts/upgrade/checkLeaving';
import { replacementsTable, tagsTable, withGenerated } from './generatedDocs';

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
  expect(() => withGenerated('# Title', 'tags', 'table')).toThrow('<!-- tags');
});

test('the table in CONTRIBUTING.md is up to date: run npx tsx scripts/generated-docs.ts', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(text).toBe(withGenerated(text, 'tags', tagsTable(tags)));
});

test('the table of replacements is up to date: run npx tsx scripts/generated-docs.ts', () => {
  const text = readFileSync('docs-core/leaving/overview.mdx', 'utf8');
  expect(text).toBe(withGenerated(text, 'replacements', replacementsTable(replacements)));
});
