import { mdxProblem, readPage } from './parsePage';

test.each([
  ['plain', '## Title {#title}', 'Title', 'title'],
  ['letters beyond ASCII', '## Größe {#größe}', 'Größe', 'größe'],
  ['a dot', '## Since {#v0.14}', 'Since', 'v0.14'],
  ['blanks behind it', '### Title {#title}  ', 'Title', 'title'],
  ['a comment', '## Title {/* #other */}', 'Title', 'other'],
  ['none', '## Title', 'Title', 'title'],
  ['code', '## The `sx` prop', 'The sx prop', 'the-sx-prop'],
])('the ID of a heading is not parsed as MDX: %s', (_, source, title, id) => {
  expect(readPage(source).headings).toMatchObject([{ title, id, line: 1, column: 1 }]);
});

test('the second heading with the same text has another ID', () => {
  expect(readPage('## A\n\n## A').headings.map(({ id }) => id)).toEqual(['a', 'a-1']);
});

test('nodes after a heading with an ID keep their position', () => {
  const { children } = readPage('## Größe {#größe}\n\nText [a](b)').tree;
  expect(children[1]?.position?.start).toMatchObject({ line: 3, column: 1 });
});

const problemOf = (source: string) => {
  try {
    return readPage(source);
  } catch (error) {
    return mdxProblem('docs-core/a.mdx', error, 'x/mdx-syntax', source);
  }
};

test.each(['Install {#x}\n---', '> ## Quoted {#x}', '## Closed {#x} ##', '- ## In a list {#x}'])(
  'the advice about the ID in %j is where one is possible',
  (source) => {
    expect(problemOf(source)).toMatchObject({
      message: expect.stringContaining('{#x} is possible only at the end of a heading'),
      note: expect.stringContaining('"## Title {#x}"'),
    });
  },
);

test('invalid MDX is a problem with a position', () => {
  expect(problemOf('Text\n\n{1 +}\n')).toMatchObject({
    file: 'docs-core/a.mdx',
    line: 3,
    rule: 'x/mdx-syntax',
    message: expect.stringContaining("The page isn't valid MDX: "),
  });
});

test('a page that is not valid MDX throws each time', () => {
  expect(() => readPage('<A>')).toThrow(/closing tag/);
  expect(() => readPage('<A>')).toThrow(/closing tag/);
});

test('fences have their language, their options, and the section that contains them', () => {
  const { fences } = readPage('## Start {#start}\n\n```ts title="a.ts"\nlet a;\n```\n');
  expect(fences).toEqual([
    expect.objectContaining({ language: 'ts', code: 'let a;', section: 'start', line: 3 }),
  ]);
  expect(fences[0]?.meta.title).toBe('a.ts');
});

test('links, pictures, and elements have positions', () => {
  const { links, images, elements } = readPage(
    '# Title\n\n[a](/b/) and [c](#d)\n\n<A href="/e/">\n\n  text [f](/g/) ![h](./i.png)\n\n</A>\n\n`<B />`',
  );
  expect(links.map(({ url, line, column }) => [url, line, column])).toEqual([
    ['/b/', 3, 1],
    ['#d', 3, 14],
    ['/e/', 5, 1],
    ['/g/', 7, 8],
  ]);
  expect(images).toEqual([{ url: './i.png', alt: 'h', line: 7, column: 17 }]);
  expect(elements.map(({ name }) => name)).toEqual(['A']);
});

const children = (source: string) => {
  const [first] = readPage(source).tree.children;
  return first && 'children' in first ? first.children : [];
};

test.each([
  'Start it on host:port.',
  'Clone git@github.com:mui/toolpad.git with role:admin.',
  'At HH:mm:ss, a:b[c]{d=e} and key:on:value.',
  '::before',
  '::youtube[Video]{id=a}',
])('words with a colon are text: %s', (source) => {
  const text = children(source).map((node) => ('value' in node ? node.value : ''));
  expect(text.join('')).toBe(source.replace('git@github.com', ''));
});

test('formatting in brackets after a colon remains', () => {
  expect(children('a:b[*c*]{d}').map(({ type }) => type)).toEqual([
    'text',
    'text',
    'emphasis',
    'text',
  ]);
});

test.each([
  ['## Use node:fs in it', 'Use node:fs in it', 'use-nodefs-in-it'],
  ['## Ratio 1:a and :start', 'Ratio 1:a and :start', 'ratio-1a-and-start'],
  ['## Usage {/* internal */}', 'Usage', 'usage'],
  ['## Logo <img alt="A" />', 'Logo', 'logo-'],
])('%s is a heading with the text and the ID of the page', (source, title, id) => {
  expect(readPage(source).headings).toMatchObject([{ title, id }]);
});

test('a picture by reference is a picture, also for its checks', () => {
  const { images } = readPage('![A pier][pier] and ![pier]\n\n[pier]: ./a.png "Title"');
  expect(images.map(({ url, alt }) => [url, alt])).toEqual([
    ['./a.png', 'A pier'],
    ['./a.png', 'pier'],
  ]);
});

test('an ID in a sample remains', () => {
  const { fences, headings } = readPage('```text\n## A {#a}\n```\n\n## B {#b}\n');
  expect(fences[0]?.code).toBe('## A {#a}');
  expect(headings).toMatchObject([{ title: 'B', id: 'b' }]);
});
