import type { Code } from 'mdast';
import path from 'node:path';
import { VFile } from 'vfile';
import { remarkCodeBlocks } from './code-blocks';
import { readPage } from '../../model/pages/parsePage';

const siteDir = path.resolve('model/code/fixtures/quoted-file');

/** Attributes of each `<CodeBlock>` that the fences of a page become. */
function run(page: string): Record<string, string>[] {
  const tree = structuredClone(readPage(page).tree);
  remarkCodeBlocks({ siteDir })(
    tree,
    new VFile({ path: path.join(siteDir, 'docs-core/page.mdx') }),
  );
  return (
    tree.children as unknown as { name?: string; attributes: { name: string; value: string }[] }[]
  )
    .filter(({ name }) => name === 'CodeBlock')
    .map(({ attributes }) =>
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    );
}

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}${code && '\n'}\`\`\`\n`;

test.each<[string, string, Record<string, string>]>([
  ['only a language', fence('text', 'a'), { html: 'a', language: 'text' }],
  ['a title', fence('text title="a.txt"', 'a'), { html: 'a', language: 'text', title: 'a.txt' }],
  ['a tab', fence('text tab="npm"', 'a'), { html: 'a', language: 'text', tab: 'npm' }],
  [
    'line numbers',
    fence('text showLineNumbers', 'a'),
    { html: '<span class="line">a\n</span>', language: 'text', numbered: 'true' },
  ],
  ['no check', fence('text nocheck="why"', 'a'), { html: 'a', language: 'text' }],
  [
    'a quoted file',
    fence('json file="folder/data.json"'),
    { html: expect.stringContaining('folder'), language: 'json' } as never,
  ],
  [
    'a quoted region',
    fence('text file="App.tsx" region="door"'),
    { html: "&lt;p&gt;{open ? 'open' : 'shut'}&lt;/p&gt;", language: 'text' },
  ],
  [
    'a line of a quoted region',
    fence('text file="App.tsx" region="door" {1}'),
    { html: expect.stringContaining('line-highlight'), language: 'text' } as never,
  ],
])('a fence with %s', (_, page, expected) => {
  expect(run(page)).toEqual([expected]);
});

test('fences in lists, tabs, and admonitions are converted; inline code is unchanged', () => {
  const page = `Some \`code\`.\n\n- ${fence('text', 'a').replaceAll('\n', '\n  ')}\n\n<Tabs>\n\n${fence('text', 'b')}\n</Tabs>\n\n:::note\n\n${fence('text', 'c')}\n:::\n`;
  const tree = structuredClone(readPage(page).tree);
  remarkCodeBlocks({ siteDir })(tree, new VFile({ path: 'page.mdx' }));
  expect(JSON.stringify(tree).match(/"CodeBlock"/g)).toHaveLength(3);
  expect(JSON.stringify(tree)).toContain('"inlineCode"');
});

test.each<[string, string, boolean]>([
  ['a command', 'Run `npx auth secret` first.', true],
  ['a command in a table', '| a | b |\n| --- | --- |\n| `npm install` | x |', true],
  ['other code', 'The `npm` client, `npm-run`, `const npm = 1`.', false],
  ['a command in a heading', '## `npm install`', false],
  ['a command in a link', '[`npm install`](https://docs.npmjs.com/)', false],
])('%s in running text has a copy button: %#', (_, page, expected) => {
  const tree = structuredClone(readPage(page).tree);
  remarkCodeBlocks({ siteDir })(tree, new VFile({ path: 'page.mdx' }));
  expect(JSON.stringify(tree).includes('"InlineCommand"')).toBe(expected);
});

test('a fence without a position is reported at the start of its file', () => {
  const node: Code = { type: 'code', lang: 'elm', value: '' };
  expect(() =>
    remarkCodeBlocks({ siteDir })(
      { type: 'root', children: [node] },
      new VFile({ path: path.join(siteDir, 'page.mdx') }),
    ),
  ).toThrow('page.mdx:1:1  code/unknown-language');
});

const problems: Record<string, string> = {
  'no language': fence('', 'a'),
  'a misspelled language': fence('tsxx', 'a'),
  'a language that is not known': fence('haskell', 'a'),
  'a misspelled word': fence('tsx titel="a.tsx" showLineNumber', 'a'),
  'lines that make no sense': fence('tsx {5-3}', 'a'),
  'a line beyond the end': fence('tsx {1,3}', 'a\n// highlight-next-line\nb'),
  'a missing file': fence('tsx file="Ap.tsx"'),
  'a folder instead of a file': fence('tsx file="folder"'),
  'a missing region': fence('tsx file="App.tsx" region="dor"'),
  'a region that is never closed': fence('tsx file="App.tsx" region="unclosed"'),
  'a region of no file': fence('tsx region="app"', 'a'),
  'a quotation with a body': fence('tsx file="App.tsx"', 'a'),
  'a diff without a sign': fence('tsx diff', ' a\nb\n+c'),
};

test.each(Object.entries(problems))('%s', (_, page) => {
  expect(() => run(page)).toThrowErrorMatchingSnapshot();
});

test('all problems of a page are reported in one run, each with its place', () => {
  const page = [
    '# Title',
    '',
    fence('elm', 'a'),
    '- item',
    '',
    `  ${fence('text foo', 'a').replaceAll('\n', '\n  ')}`,
    '',
    fence('tsx file="gone.tsx"'),
  ].join('\n');
  expect(() => run(page)).toThrowErrorMatchingSnapshot();
});

test('an ID after a number sign in code remains as it was written', () => {
  const [block] = run('```text\n## Install \\{#install}\n```\n');
  expect(block?.html).toBe('## Install {#install}');
});

test.each([
  ['<summary>Run `npm ci`</summary>', 0],
  ['[**`npm ci`**](/a/)', 0],
  ['## Run *`npm ci`* now', 0],
  ['<a href="/a/">Use `npm ci`</a>', 0],
  ['Run *`npm ci`* now', 1],
  ['Run `npm\u00a0ci` now', 1],
])('%s has %i copy buttons', (source, count) => {
  const tree = structuredClone(readPage(source).tree);
  void remarkCodeBlocks({ siteDir })(tree, new VFile({ path: 'page.mdx' }));
  expect(JSON.stringify(tree).match(/"InlineCommand"/g) ?? []).toHaveLength(count);
});
