import { VFile } from 'vfile';
import { remarkCodeBlocks } from './code-blocks';
import { readPage } from '../../model/pages/parsePage';
import { toJavaScript } from './javascript';

const none = { lines: new Set<number>() };

test('types are removed, comments and blank lines remain, and the file is renamed', async () => {
  const code =
    "import type { Note } from './note';\nimport { list } from './list';\n\n// All of them.\nexport const notes: Note[] = list<Note>();";
  expect(await toJavaScript(code, 'ts', { title: 'src/notes.ts', lines: new Set() })).toEqual({
    code: "import { list } from './list';\n\n// All of them.\nexport const notes = list();",
    language: 'js',
    title: 'src/notes.js',
    lines: new Set(),
  });
});

test('a comment replaces a file that contains only types', async () => {
  const { code } = await toJavaScript('export interface Note {\n  id: number;\n}', 'ts', none);
  expect(code).toMatch(/^\/\/ This file only declares types\./);
});

test('the same lines are highlighted in JavaScript', async () => {
  const code = 'interface A {\n  a: 1;\n}\n\nexport const a = 1;\nexport const b = 2;';
  expect((await toJavaScript(code, 'ts', { lines: new Set([6]) })).lines).toEqual(new Set([2]));
});

test.each([
  ['a type and its function', [1, 2, 3, 4], [1]],
  ['a changed line', [4], [1]],
  ['a brace', [6], [3]],
  ['removed lines', [1, 2, 3], []],
])('%s is marked where it is in JavaScript', async (_, lines, expected) => {
  const code = 'interface A {\n  b: string;\n}\nfunction x(a: A): string {\n  return a.b;\n}';
  const found = await toJavaScript(code, 'ts', { lines: new Set(lines) });
  expect([...found.lines]).toEqual(expected);
});

test.each([
  ['parameters that fit on one line', [2, 3], [1]],
  ['a comment, and a sign alone', [7, 13], [4, 6]],
  ['an attribute', [11], [5]],
])('%s are marked where the formatted code has them', async (_, lines, expected) => {
  const code =
    'export function draw(\n  first: VeryLongNameOfAType,\n  second?: number,\n) {\n  const all = (first as Shape).all ?? 1.0;\n  return (\n    // type Shape\n    <p\n      id={all}\n      {...(second as object)}\n      title="x"\n    />\n  );\n}';
  const found = await toJavaScript(code, 'tsx', { lines: new Set(lines) });
  expect([...found.lines]).toEqual(expected);
});

test.each([
  ['src/App.tsx', 'tsx', 'src/App.jsx'],
  ['vite.config.ts', 'ts', 'vite.config.js'],
  ['next.config.ts', 'ts', 'next.config.mjs'],
])('%s', async (title, language, expected) => {
  const { title: found } = await toJavaScript('export default {};', language, { title, ...none });
  expect(found).toBe(expected);
});

interface Block {
  name?: string;
  attributes: { name: string; value: string }[];
}

async function blocksOf(page: string): Promise<Record<string, string>[]> {
  const tree = structuredClone(readPage(page).tree);
  await remarkCodeBlocks()(tree, new VFile({ path: 'page.mdx' }));
  return (tree.children as unknown as Block[])
    .filter(({ name }) => name === 'CodeBlock')
    .map(({ attributes }) =>
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    );
}

test('a TypeScript fence becomes two blocks, one for each language', async () => {
  const blocks = await blocksOf('```ts title="a.ts"\nexport const a: number = 1;\n```\n');
  expect(blocks).toMatchObject([
    { variant: 'TS', title: 'a.ts', language: 'ts' },
    { variant: 'JS', title: 'a.js', language: 'js' },
  ]);
  expect(blocks[1]?.html).not.toContain('number');
});

test('code without types is rendered once, with both file names', async () => {
  expect(await blocksOf('```tsx title="a.tsx"\nexport const a = <p />;\n```\n')).toMatchObject([
    { title: 'a.tsx', 'js-title': 'a.jsx' },
  ]);
});

test('other files of a Studio app get a JavaScript variant', async () => {
  const blocks = await blocksOf('```ts title="toolpad/a.ts"\nlet a: number;\n```\n');
  expect(blocks.map(({ title }) => title)).toEqual(['toolpad/a.ts', 'toolpad/a.js']);
});

test.each([
  ['a diff', '```ts title="a.ts" diff\n+const a: number = 1;\n```\n'],
  ['a tab, whose variants the writer chooses', '```ts tab="TS"\nconst a: number = 1;\n```\n'],
  ['an excerpt that is not checked', '```ts nocheck="half a file"\n<p>\n```\n'],
  ['another language', '```js\nconst a = 1;\n```\n'],
  ['a function of Studio', '```ts title="toolpad/resources/a.ts"\nlet a: number;\n```\n'],
  [
    'a part of a file of functions',
    '```ts title="toolpad/resources/a.ts, a function"\nlet a: number;\n```\n',
  ],
  ['a component of Studio', '```tsx title="toolpad/components/A.tsx"\nlet a: number;\n```\n'],
  ['types of a Studio app', '```ts title="toolpad/a.d.ts"\ndeclare const a: number;\n```\n'],
])('%s is unchanged', async (_, page) => {
  const blocks = await blocksOf(page);
  expect(blocks).toHaveLength(1);
  expect(Object.keys(blocks[0] ?? {})).not.toContain('variant');
});

test('code that cannot be parsed is a problem with a position', async () => {
  await expect(blocksOf('\n```ts\nconst = 1;\n```\n')).rejects.toThrow(
    /page\.mdx:2:1 {2}code\/no-javascript/,
  );
});
