import { mdxMistake, parseMdx } from './mdx';

const headingText = (source: string) => {
  const [heading] = parseMdx(source).children;
  return heading && 'children' in heading
    ? heading.children.map((child) => ('value' in child ? child.value : '')).join('')
    : null;
};

test.each([
  ['plain', '## Title {#title}', 'Title'],
  ['letters beyond ASCII', '## Größe {#größe}', 'Größe'],
  ['a dot', '## Since {#v0.14}', 'Since'],
  ['blanks behind it', '### Title {#title}  ', 'Title'],
  ['none', '## Title', 'Title'],
])('the id of a heading is no MDX: %s', (_, source, expected) => {
  expect(headingText(source)?.trim()).toBe(expected);
});

test('what follows a heading with an id keeps its place', () => {
  const { children } = parseMdx('## Größe {#größe}\n\nText [a](b)');
  expect(children[1]?.position?.start).toMatchObject({ line: 3, column: 1 });
});

test('what is no MDX is a mistake with its place', () => {
  const error = (() => {
    try {
      return parseMdx('Text\n\n{1 +}\n');
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(mdxMistake('docs-core/a.mdx', error, 'x/mdx-syntax')).toMatchObject({
    file: 'docs-core/a.mdx',
    line: 3,
    rule: 'x/mdx-syntax',
    message: expect.stringContaining('The page is not MDX: '),
  });
});
