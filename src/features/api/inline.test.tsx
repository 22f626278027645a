import { render } from '@testing-library/react';
import { InlineText } from './InlineText';
import { TypeText } from './TypeText';

const html = (element: React.ReactElement) => render(element).container.innerHTML;

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
  ['an open ` and [half](', 'an open ` and [half]('],
])('%s', (text, expected) => {
  expect(html(<InlineText text={text} />)).toBe(expected);
});

test.each([
  ['Partial<Router>', 'Partial&lt;<wbr><a href="#type-Router">Router</a>&gt;'],
  ["'Router' | Router", '\'Router\' | <a href="#type-Router">Router</a>'],
  ['RouterLink', 'RouterLink'],
  ['constructor', 'constructor'],
])('type %s', (type, expected) => {
  expect(html(<TypeText type={type} refs={{ Router: '#type-Router' }} />)).toBe(expected);
});
