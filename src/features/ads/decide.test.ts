import { isBot, isPlaceholder, secureUrl } from './decide';

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

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (compatible; AdsBot-Google-Mobile)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'SomeCrawler/1.0',
  'site crawling tool',
])('%s is a crawler', (userAgent) => expect(isBot(userAgent)).toBe(true));

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  '',
])('%s is not a crawler', (userAgent) => expect(isBot(userAgent)).toBe(false));
