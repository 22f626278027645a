import { toHtml } from './renderEntry';

test.each([
  ['plain', 'plain'],
  ['a `code` b', 'a <code>code</code> b'],
  [
    'see [there](/toolpad/core/api/list/#props).',
    'see <a href="/toolpad/core/api/list/#props">there</a>.',
  ],
  [
    'the [`sx` prop](https://mui.com/x/)',
    'the <a href="https://mui.com/x/"><code>sx</code> prop</a>',
  ],
  ['`[not](/a/link)`', '<code>[not](/a/link)</code>'],
  ['[bad](javascript:alert)', '[bad](javascript:alert)'],
  ['[bad](//evil.example)', '[bad](//evil.example)'],
  ['<b>text</b>', '&lt;b&gt;text&lt;/b&gt;'],
  ['a \\* b_c_d **e** &amp; ![f](/g)', 'a \\* b_c_d **e** &amp;amp; !<a href="/g">f</a>'],
  ['- no list', '- no list'],
  ['# no title', '# no title'],
  ['[a](/"b)', '<a href="/&quot;b">a</a>'],
  ['an open ` and [half](', 'an open ` and [half]('],
])('%s', (text, expected) => {
  expect(toHtml(text, (href) => href)).toBe(expected);
});

test('a link leads to the version of the page', () => {
  expect(toHtml('[a](/toolpad/core/b/)', (href) => href.replace('core', 'core/0.13.0'))).toBe(
    '<a href="/toolpad/core/0.13.0/b/">a</a>',
  );
});
