import { isBot } from './isBot';

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
