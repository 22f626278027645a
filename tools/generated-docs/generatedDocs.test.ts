import { readFileSync } from 'node:fs';
import type { Tag } from '../../model/tags/define';
import { tags as content } from '../../model/tags/records/content';
import { tags } from '../../model/tags/tags';
import { products } from '../../model/facts/products';
import { replacements } from '../../model/facts/upgrade/checkLeaving';
import { openSite } from '../../model/site';
import { sidebarPages } from '../../model/sidebars/sidebarPages';
import { replacementsTable, tagsTable, tasksTables, withGenerated } from './generatedDocs';

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

test('the tasks are up to date: run npx tsx scripts/generated-docs.ts', async () => {
  const tables = tasksTables(await sidebarPages(process.cwd(), 'core'));
  const text = readFileSync('docs-core/introduction/tasks.mdx', 'utf8');
  expect(text).toBe(withGenerated(text, 'tasks', tables));
  expect(tables).toContain(
    '| [export a list as CSV](/toolpad/core/guides/list-in-practice/#export)',
  );
});

test('every comment with a task has a row, and is below the same heading in both versions', async () => {
  const { docs } = await openSite(process.cwd());
  const comments = (name: string) =>
    docs
      .filter(({ version }) => version.product === 'core' && version.name === name)
      .flatMap(
        ({ source }) =>
          source.match(/\{#\S+\}\n\n(?:\{\/\* keywords.*\n\n)?\{\/\* task: .*/g) ?? [],
      )
      .sort();
  const rows = tasksTables(await sidebarPages(process.cwd(), 'core')).match(/^\| \[/gm);
  const all = docs.filter(
    ({ version }) => version.product === 'core' && version.name === 'current',
  );
  expect(rows).toHaveLength(all.flatMap(({ source }) => source.match(/\* task: /g) ?? []).length);
  const idAndTask = (text: string) =>
    text.replace(/\n[^]*\{\/\* task/, ' task').replace(/\n\n/, ' ');
  const other = products.core.next ? comments('next') : comments('current');
  expect(other.map(idAndTask)).toEqual(comments('current').map(idAndTask));
});
