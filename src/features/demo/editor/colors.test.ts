import { highlight } from '@site/model/code/highlight';
import { createHighlight } from './colors';

const code = 'const a = `\n  b ${1}\n`;\nreturn <Crud<Order> rows={a} />;';
const edit = createHighlight({ code, html: highlight(code, 'tsx') });
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('the original has the colors of the build', () => {
  expect(edit(code)).toContain('&lt;<span class="token tag">Crud</span>&lt;');
  expect(edit(code)).toContain('<span class="token attr-name">rows</span>');
});

test('an edit changes the colors of its own line only', () => {
  const html = edit(code.replace('const', 'let'));
  expect(html).toContain('<span class="token attr-name">rows</span>');
  expect(html.split('\n')[0]).toContain('<span class="token keyword">let</span>');
});

test.each([
  code,
  `// new\n${code}`,
  code.replace('`;', ''),
  '',
  '<',
  '&lt;',
  '/* two\nlines */',
  '<A b="\n">',
])('the text of %j stays', (edited) => {
  const html = edit(edited);
  expect(textOf(html)).toBe(edited);
  for (const line of html.split('\n'))
    expect((line.match(/<span/g) ?? []).length).toBe((line.match(/<\/span>/g) ?? []).length);
});
