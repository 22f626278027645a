/** @jest-environment jsdom */
import { parseMeta } from './fenceMeta';
import { markLines, renderCode, setMagicComments } from './renderCode';

const marks = (code: string, meta: string) =>
  markLines(code, parseMeta(meta)).map(
    ({ text, marks: [mark = '-'] }) => `${mark.replace('line-', '')} ${text}`,
  );

describe('markLines', () => {
  test.each([
    ['no mark', 'a\nb', '', ['- a', '- b']],
    [
      'lines of the info string',
      'a\nb\nc\nd',
      '{1,3-4}',
      ['highlight a', '- b', 'highlight c', 'highlight d'],
    ],
    ['the next line', 'a\n// highlight-next-line\nb\nc', '', ['- a', 'highlight b', '- c']],
    [
      'from start to end',
      'a\n// highlight-start\nb\nc\n// highlight-end\nd',
      '',
      ['- a', 'highlight b', 'highlight c', '- d'],
    ],
    ['in JSX', '{/* highlight-next-line */}\na', '', ['highlight a']],
    ['in CSS', '/* highlight-next-line */\na', '', ['highlight a']],
    ['in HTML', '<!-- highlight-next-line -->\na', '', ['highlight a']],
    ['in a shell', '# highlight-next-line\na', '', ['highlight a']],
    ['indented', '    // highlight-next-line\n    a', '', ['highlight     a']],
    [
      'lines are counted without comments',
      '// highlight-next-line\na\nb',
      '{2}',
      ['highlight a', 'highlight b'],
    ],
    ['a diff', ' a\n-b\n+c\n\n d', 'diff', ['- a', 'remove b', 'add c', '- ', '- d']],
    ['signs without diff are code', '-a\n+b', '', ['- -a', '- +b']],
    ['a sign of a diff wins over a highlight', '+a\n b', 'diff {1,2}', ['add a', 'highlight b']],
    [
      'the next line twice',
      '// highlight-next-line\n// highlight-next-line\na\nb',
      '',
      ['highlight a', '- b'],
    ],
    [
      'a start without end',
      'a\n// highlight-start\nb\nc',
      '',
      ['- a', 'highlight b', 'highlight c'],
    ],
    ['an end without start', 'a\n// highlight-end\nb', '', ['- a', '- b']],
    [
      'words about it in a comment',
      '// highlight-next-line is a comment\na',
      '',
      ['- // highlight-next-line is a comment', '- a'],
    ],
    ['behind code', 'a; // highlight-next-line\nb', '', ['- a; // highlight-next-line', '- b']],
    ['no code', '', '', ['- ']],
  ])('%s', (_, code, meta, expected) => {
    expect(marks(code, meta)).toEqual(expected);
  });
});

test('magic comments of the configuration replace these', () => {
  setMagicComments([
    { className: 'theme-code-block-highlighted-line', line: 'mark' },
    { className: 'code-error', block: { start: 'error-start', end: 'error-end' } },
  ]);
  const code = '// mark\na\n// error-start\nb\n// error-end\n// highlight-next-line';
  expect(markLines(code, parseMeta(''))).toEqual([
    { text: 'a', marks: ['line-highlight'] },
    { text: 'b', marks: ['code-error'] },
    { text: '// highlight-next-line', marks: [] },
  ]);
  setMagicComments([{ className: 'line-highlight', line: 'highlight-next-line' }]);
});

describe('renderCode', () => {
  const html = (code: string, meta = '', language = 'text') =>
    renderCode(code, language, parseMeta(meta));

  test('wraps no line without marks', () => {
    expect(html('a\nb')).toBe('a\nb');
  });

  test.each([
    [
      'a highlight',
      '{2}',
      'a\nb',
      '<span class="line">a\n</span><span class="line line-highlight">b\n</span>',
    ],
    [
      'line numbers',
      'showLineNumbers',
      'a\n',
      '<span class="line">a\n</span><span class="line">\n</span>',
    ],
    [
      'a diff',
      'diff',
      '-a\n+b',
      '<span class="line line-remove">a\n</span><span class="line line-add">b\n</span>',
    ],
  ])('wraps all lines for %s', (_, meta, code, expected) => {
    expect(html(code, meta)).toBe(expected);
  });

  test('highlights the code without what was taken out of it', () => {
    expect(html('-const a = 1;\n+const a = "<b>";', 'diff', 'ts')).toMatchSnapshot();
  });

  test('highlights the lines of a diff as the files before and after the change', () => {
    const code =
      '-const a = `x ${\n+const a = 1;\n const b = 2;\n+const c = `${\n+1}`;\n export {};';
    const colors = html(code, 'diff', 'ts').split('<span class="line');
    expect(colors[3]).toContain('<span class="k">const</span>');
    expect(colors[6]).toContain('<span class="k">export</span>');
  });

  test.each(['text', 'prisma'])('escapes code in "%s", which has no colors', (language) => {
    expect(html('<script>&', '', language)).toBe('&lt;script&gt;&amp;');
  });

  test('has the code as its text content', () => {
    const code = 'export const a = <T,>(b: T) => `${b} & <c/>`;\n\n/* d\n   e */\n';
    const element = document.createElement('code');
    element.innerHTML = html(code, '', 'tsx');
    expect(element.textContent).toBe(code);
  });
});
