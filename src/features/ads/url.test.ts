import { isPlaceholder, secureUrl } from './url';

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['//example.com/a', 'https://example.com/a'],
  [' https://example.com/ ', 'https://example.com/'],
  ['HTTPS://EXAMPLE.COM/', 'https://example.com/'],
])('secureUrl(%p) returns %p', (value, expected) => expect(secureUrl(value)).toBe(expected));

test.each([
  '',
  ' ',
  '/toolpad/',
  'example.com',
  'http://example.com/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://example.com',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'vbscript:x',
  'file:///etc/passwd',
  'https://',
  '//',
  '///',
  'https://user:password@example.com/',
  'https:// example .com',
])('%p is not a valid URL', (value) => expect(secureUrl(value)).toBeUndefined());

test.each([
  ['https://mui.com/material-ui/discover-more/backers', true],
  ['https://mui.com/material-ui/discover-more/backers/', true],
  ['https://example.com/discover-more/backers/us', false],
  ['https://example.com/discover-more/backers-of-ours', false],
  ['https://example.com/', false],
  ['', false],
])('isPlaceholder(%p) returns %p', (link, expected) => expect(isPlaceholder(link)).toBe(expected));
