import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleNames } from '../example-downloads/collect';
import { documentedVersions } from '../shared/versions';
import { readPage } from '../pages/model';
import { contextOf } from '../tags';
import { renderContent } from './render';
import type { MarkdownSite } from './links';

const versions = documentedVersions(process.cwd());
const core = versions.find(({ product }) => product === 'core')!;
const context = contextOf('docs-core/components/x.mdx', core, versions, process.cwd());
const site: MarkdownSite = {
  ...{ origin: 'https://docs.example', language: 'en', languages: ['en'], versions },
  pages: new Set(['/toolpad/', '/toolpad/core/panel/']),
};
const render = (source: string) => renderContent(readPage(source), context, site).trim();

test.each([
  ['front matter and comments', '---\ntitle: A\n---\n\nText.{/* note */}', 'Text.'],
  ['a string expression', "A{' '}b", 'A b'],
  ['an ID after a heading', '## One {#one}', '## One'],
  ['an import', "import X from './x';\n\nText.", 'Text.'],
  ['an HTML element', 'Press <kbd>A</kbd>.', 'Press A.'],
  ['a callout', ':::warning[Paid `plan`]\nText.\n:::', '> **Warning: Paid `plan`**\n>\n> Text.'],
  ['a callout without a title', ':::tip\nText.\n:::', '> **Tip**\n>\n> Text.'],
  ['marked lines', '```ts {1}\na;\n// highlight-next-line\nb;\n```', '```ts\na;\nb;\n```'],
  ['a file name', '```tsx title="App.tsx" nocheck="x"\na;\n```', '```tsx title="App.tsx"\na;\n```'],
  [
    'a part of a file',
    '```json title="a.json" part="merge"\n{}\n```',
    '```json title="a.json (add these keys)"\n{}\n```',
  ],
  ['a diff', '```ts diff\n-a;\n+b;\n```', '```diff\n-a;\n+b;\n```'],
  [
    'questions of a command',
    '```bash asks="Ok? → y"\nnpm init\n```',
    '```bash\nnpm init\n```\n\n- Asks “Ok?” Answer: `y`',
  ],
  [
    'tabs',
    '<CodeTabs>\n\n```bash tab="npm"\na\n```\n\n```bash tab="npm"\nb\n```\n\n```bash tab="pnpm"\nc\n```\n\n</CodeTabs>',
    '**npm**\n\n```bash\na\n```\n\n```bash\nb\n```\n\n**pnpm**\n\n```bash\nc\n```',
  ],
])('%s', (_name, source, expected) => {
  expect(render(source)).toBe(expected);
});

test.each([
  ['/toolpad/core/panel/#open', 'https://docs.example/toolpad/core/panel.md#open'],
  ['/toolpad/core/panel/?a=1', 'https://docs.example/toolpad/core/panel.md?a=1'],
  ['/toolpad/', 'https://docs.example/toolpad.md'],
  ['/toolpad/downloads/a.zip', 'https://docs.example/toolpad/downloads/a.zip'],
  ['#here', '#here'],
  ['https://mui.com/x/', 'https://mui.com/x/'],
  ['//mui.com/x/', '//mui.com/x/'],
])('a link to %s leads to %s', (href, expected) => {
  expect(render(`[Label](${href})`)).toBe(`[Label](${expected})`);
});

test('API data is a table, in which text keeps its characters', () => {
  const text = render('<ApiProps name="Account" />');
  expect(text).toContain('| Name | Type | Default | Description |');
  expect(text).toContain('| `slots` since 0.6 | `AccountSlots` |');
});

test('a quoted file is filled in', () => {
  const [name] = exampleNames(context.find(core.examples));
  const text = render(`\`\`\`json file="examples/${name}/package.json"\n\`\`\``);
  expect(text).toMatch(/^```json\n\{\n {2}"name"/);
});

test('a partial is filled in', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'partial-'));
  writeFileSync(path.join(folder, '_steps.mdx'), 'Do **this**.\n');
  const find = (file: string) => path.join(folder, path.basename(file));
  const source = "import Steps from './_steps.mdx';\n\nFirst:\n\n<Steps />";
  const text = renderContent(readPage(source), { ...context, find }, site);
  rmSync(folder, { recursive: true });
  expect(text).toBe('First:\n\nDo **this**.\n');
});

test('a missing quoted file is an error', () => {
  expect(() => render('```tsx file="examples/missing.tsx"\n```')).toThrow(/doesn't exist/);
});
