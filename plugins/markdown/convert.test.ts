import type { DemoSource } from '../../model/facts/demo';
import { readArticle } from '../articles/articles';
import { documentedVersions } from '../../model/versions/versions';
import { escapeMarkdown, toMarkdown } from './convert';
import type { MarkdownSite } from './render';
import { renderContent } from './render';

const site: MarkdownSite = {
  ...{ origin: 'https://docs.example', versions: documentedVersions(process.cwd()) },
  pages: new Set(['/toolpad/', '/toolpad/core/panel/']),
};

const demo = {
  stylings: {
    system: { TS: [{ name: 'Basic.tsx', code: 'a;\n' }], JS: [{ name: 'Basic.jsx', code: 'b;' }] },
  },
} as unknown as DemoSource;

const render = (content: string) => {
  const html = `<article><h1>Title</h1><div class="prose">${content}</div></article>`;
  return renderContent(toMarkdown(readArticle(html, () => demo)), site).trim();
};

const code = (text: string, attributes = '', caption = '', rest = '') =>
  `<figure class="code" data-language="ts"${attributes}>${caption && `<figcaption>${caption}</figcaption>`}<pre><code>${text}</code></pre>${rest}<button>Copy</button></figure>`;

const callout = (content: string) =>
  `<div class="x" data-kind="warning" role="note" aria-label="Warning"><svg></svg><div>${content}</div></div>`;

test.each([
  ['a comment', '<p>Text.<!-- note --></p>', 'Text.'],
  ['text of an expression', '<p>A<!-- --> <!-- -->b</p>', 'A b'],
  ['a line break', '<p>A<br>b</p>', 'A\\\nb'],
  ['words after a colon', '<p>Ratio: 16:9.</p>', 'Ratio: 16:9.'],
  [
    'a heading with a link to itself',
    '<h2 id="one">One<a class="hash-link" href="#one" aria-label="Link to One"></a></h2>',
    '## One',
  ],
  ['keys', '<p>Press <kbd>A</kbd>.</p>', 'Press `A`.'],
  [
    'exponents and indexes',
    '<p>10<sup>6</sup>, H<sub>2</sub>O, 1<sup>st</sup></p>',
    '10⁶, H₂O, 1st',
  ],
  ['a reading', '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>', '漢(kan)'],
  [
    'a table with a caption',
    '<table><caption>Fees</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    'Fees\n\n| A |\n| - |\n| 1 |',
  ],
  ['adjacent keys', '<p>Press <kbd>Ctrl</kbd><kbd>K</kbd>.</p>', 'Press `Ctrl` `K`.'],
  ['a footnote', '<p>A<sup><a href="#fn-1">1</a></sup></p>', 'A[1](#fn-1)'],
  [
    'text between blocks',
    '<h2>One</h2><p>Text one.</p>A string alone<h2>Two</h2>',
    '## One\n\nText one.\n\nA string alone\n\n## Two',
  ],
  ['a list without spaces', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['a quotation', '<p>Say <q>a</q>.</p>', 'Say “a”.'],
  [
    'a callout',
    callout('<p data-title="">Paid <code>plan</code></p><p>Text.</p>'),
    '> **Warning: Paid `plan`**\n>\n> Text.',
  ],
  ['a callout without a title', callout('<p>Text.</p>'), '> **Warning**\n>\n> Text.'],
  [
    'marked lines',
    code('<span class="line line-highlight">a;\n</span><span class="line">b;\n</span>'),
    '```ts\na;\nb;\n```',
  ],
  ['a file name', code('a;', '', 'App.tsx'), '```ts title="App.tsx"\na;\n```'],
  [
    'a part of a file',
    code('{}', '', 'a.json<small> (add these keys)</small>'),
    '```ts title="a.json (add these keys)"\n{}\n```',
  ],
  [
    'a diff',
    code(
      '<span class="line line-remove">a;\n</span><span class="line line-add">b;\n</span><span class="line">c;\n</span>',
    ),
    '```diff\n-a;\n+b;\n c;\n```',
  ],
  [
    'questions of a command',
    code('a', '', '', '<ul class="code-asks"><li>Asks <q>Ok?</q> Answer: <kbd>y</kbd></li></ul>'),
    '```ts\na\n```\n\n- Asks “Ok?” Answer: `y`',
  ],
  ['code in JavaScript', code('a;') + code('b;', ' data-variant="JS"'), '```ts\na;\n```'],
  ['code with backticks', code('```'), '````ts\n```\n````'],
  [
    'tabs',
    `<section role="group" aria-label="Manager"><label data-tab="npm"><input type="radio">npm</label><div data-tab="npm">${code('a')}${code('b')}</div><label data-tab="pnpm"><input type="radio">pnpm</label><div data-tab="pnpm">${code('c', ' data-tab="pnpm"')}</div></section>`,
    '**npm**\n\n```ts\na\n```\n\n```ts\nb\n```\n\n**pnpm**\n\n```ts\nc\n```',
  ],
  [
    'a picture in two color modes',
    '<figure><a href="/l.webp" data-enlarge=""><img src="/l.webp" alt="One"></a><a href="/d.webp" data-enlarge=""><img src="/d.webp" alt="One"></a><figcaption>Below.</figcaption></figure>',
    '![One](https://docs.example/l.webp)\n\nBelow.',
  ],
  [
    'a diagram',
    '<figure><figcaption>Flow</figcaption><div><svg><text>1</text></svg></div><div><ol><li>One.</li></ol></div></figure>',
    '**Flow**\n\n1. One.',
  ],
  [
    'a row of a table',
    '<table><thead><tr><th>Name<th>Description</thead><tbody><tr id="prop-a"><th scope="row"><code>aB</code> <span data-flag="required">required </span>since 0.6<a href="#prop-a" aria-label="Link to aB"></a></th><td><span>One.</span><ul><li><code>x</code>: Two.</li></ul></td></tr></tbody></table>',
    '| Name | Description |\n| - | - |\n| `aB` required since 0.6 | One. `x`: Two. |',
  ],
  [
    'a URL in a text',
    '<p>See https://mui.com/x.</p>',
    'See [https://mui.com/x](https://mui.com/x).',
  ],
  [
    'controls',
    '<nav data-moved=""><p>Moved</p></nav><form>A</form><p role="status">B</p><p>C</p>',
    'C',
  ],
])('%s', (_name, html, expected) => {
  expect(render(html)).toBe(expected);
});

const demoOf = (content: string) =>
  `<section id="Basic" aria-label="A panel" data-demo="core/v1/Basic" data-source-url="/a.json"><div>Preview</div>${content}</section>`;

test.each([
  [
    'with its code',
    '<div role="toolbar">TS</div>',
    '**Demo: A panel**\n\n```tsx title="Basic.tsx"\na;\n```',
  ],
  ['without a toolbar', '', '**Demo: A panel**'],
])('a demo %s', (_name, content, expected) => {
  expect(render(demoOf(content))).toBe(expected);
});

test.each([
  ['<Crud> & Array<T>', '\\<Crud> & Array\\<T>'],
  ['Types [beta]', 'Types \\[beta]'],
  ['*args', '\\*args'],
  ['First line\nsecond line\n', 'First line second line'],
])('the title %j is %s in lists and pages', (title, expected) => {
  expect(escapeMarkdown(title)).toBe(expected);
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
  expect(render(`<p><a href="${href}">Label</a></p>`)).toBe(`[Label](${expected})`);
});
