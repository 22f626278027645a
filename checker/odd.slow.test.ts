import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkOnce } from './checker';

jest.setTimeout(120_000);

const page = (body: string) =>
  `---\ntitle: Odd\ndescription: A page that nobody would write on purpose, but which somebody may save half-way.\n---\n\n${body}\n`;

/** Unfinished or broken pages that somebody might save. */
const bodies = {
  url: '[x](./50%)\n\n[y](./50%.md)\n\n[z](#%)\n\n[a](\\\\\\\\)\n\n[b](http://[)\n\n![c](./50%.png)\n\n<img src="./%" alt="%" />\n\n[d]: %\n\n[d]',
  path: '[x](../../../../../../etc/passwd)\n\n![y](../../../../../../etc/passwd)\n\n<Demo src="../../../../etc/passwd" title="x" />\n\nimport X from "../../../../../../etc/hostname";\n\n<X />',
  folder: '![x](./)\n\n[y](.)\n\n<Demo src="." title="x" />\n\n<Picture name="." alt="x" />',
  prototype:
    '<constructor />\n\n<toString />\n\n<__proto__ />\n\n<Constructor __proto__="x" />\n\n<Demo constructor="x" />\n\n<img constructor="x" valueOf />\n\n{__proto__} {constructor} {toString}\n\n```constructor toString="x"\n```\n\n:::constructor\n\nx\n\n:::\n\n<Diagram name="constructor" />\n\n<FileSchema name="__proto__" />\n\n<LiveExample name="toString" />\n\n<Picture name="constructor" alt="x" />',
  commands:
    '```bash npm2yarn\nnpm constructor\nnpm install\nnpm install __proto__ constructor @ @/ @x @x/ x@ x@^ ""\nnpx\nnpx ""\nyarn toString\ncurl | | ;\n"\n```\n\n```bash\n$\n```',
  fences:
    '```tsx {999999999}\nx\n```\n\n```tsx {9-1,-1,a,,0-}\nx\n```\n\n```tsx title="" region="" file="../../etc/passwd"\n```\n\n```tsx file="./50%" region="x"\n```\n\n```json\n\n```\n\n```yaml\n- &a [*a]\n```\n\n```yaml\n%\n```\n\n```html\n<\n```\n\n```css\n}\n```\n\n````\n```',
  tabs: '<CodeTabs></CodeTabs>\n\n<CodeTabs group={1} />\n\n<CodeTabs group="constructor">\n\nx\n\n</CodeTabs>\n\n<CodeTabs group="x">\n\n```tsx tab="__proto__"\n```\n\n```tsx tab="__proto__"\n```\n\n</CodeTabs>',
  spreads:
    '<Demo {...x} />\n\n<Picture {...{}} />\n\n<img {...props} />\n\n<></>\n\n<a.b.c />\n\n<x:y />',
  headings:
    '# \n\n## {#}\n\n## x {#%}\n\n## __proto__\n\n## __proto__\n\n####### x\n\n## [](x)\n\n## ![](x)',
  tables: '| |\n|-|\n\n| a |\n|---|\n| b | c | d |\n\n| constructor | __proto__ |\n|---|---|\n',
  imports: 'import\n\nx',
  exports:
    'export const { a, ...b } = { a: 1 };\n\nexport default 1;\n\n{a}{b}{(() => { for (const x of []) return x; })()}{`${a}`}{[...b]}{async () => await a}',
  prose: `${'word '.repeat(5000)}\n\n${'a'.repeat(20_000)}\n\n${'*'.repeat(3000)}\n\n${'['.repeat(500)}`,
  deep: `${'> '.repeat(200)}x\n\n${Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')}`,
  marks: '\u0000 \uFEFF \u202E \u200B \uD800 ‮ é 👩‍💻',
};

const files: Record<string, string | Buffer> = {
  ...Object.fromEntries(Object.entries(bodies).map(([name, body]) => [`${name}.mdx`, page(body)])),
  'empty.mdx': '',
  'blank.md': '\n\n',
  'front.mdx': '---\n---\n',
  'unclosed.mdx': '---\ntitle: x\n',
  'list.mdx': '---\n- a\n- b\n---\n\nx\n',
  'number.mdx': '---\n1\n---\n\nx\n',
  'anchors.mdx': '---\ntitle: &a [*a]\n---\n\nx\n',
  'types.mdx':
    '---\ntitle: [a]\ndescription: { a: 1 }\nslug: 12\nid: true\nsidebar_label: null\ntags: x\nsidebar_position: .inf\nkeywords: 2001-01-01\n__proto__: 1\nconstructor: x\n---\n\nx\n',
  'slug.mdx': `---\nslug: /50%\ntitle: x\n---\n\nx\n`,
  'windows.mdx': page('## A\r\n\r\n[x](./%)').replaceAll('\n', '\r\n'),
  'binary.mdx': Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256)),
  'with space #1.mdx': page('x'),
  '_one.mdx': 'import Two from "./_two.mdx";\n\n<Two />\n',
  '_two.mdx': 'import One from "./_one.mdx";\n\n<One />\n',
  '_self.mdx': 'import Self from "./_self.mdx";\n\n<Self />\n',
  'parts.mdx': page(
    'import One from "./_one.mdx";\nimport Self from "./_self.mdx";\n\n<One />\n\n<Self />\n\n[x](#missing)',
  ),
  'demos.mdx': page(
    ['Empty', 'Broken', 'Nothing', 'Cycle']
      .map((name) => `<Demo src="./${name}.tsx" title="${name}" />`)
      .join('\n\n'),
  ),
  'folders.mdx': page(
    '<Demo src="./Demo" title="x" />\n\n<Demo src="./directory.mdx" title="x" />',
  ),
  'Empty.tsx': '',
  'Broken.tsx': 'export default function (',
  'Nothing.tsx': 'export default undefined as never;\n// #region x\n',
  'Cycle.tsx': 'import Cycle from "./Cycle";\nexport default Cycle;\n',
};

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'odd-site-'));
  for (const folder of ['docs-core/directory.mdx', 'docs-core/Demo/Sub.tsx', 'docs-studio'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(siteDir, 'docs-core', name), content);
  writeFileSync(
    path.join(siteDir, 'sidebars.ts'),
    'export default { core: [constructor, {}, { type: "__proto__" }',
  );
});
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

test('no page makes a check throw', () => {
  const problems = checkOnce(siteDir);
  expect(problems.filter(({ rule }) => rule === 'checker/failed')).toEqual([]);
  const named = new Set(problems.map(({ file }) => path.posix.basename(file)));
  expect([...Object.keys(bodies)].filter((name) => !named.has(`${name}.mdx`))).toEqual([]);
});
