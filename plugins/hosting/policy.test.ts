import { createHash } from 'node:crypto';
import { configuredSources } from '../../model/policySources';
import { contentSecurityPolicy, inlineScriptHashes } from './policy';

/** A directive of the policy, without `'self'`. */
function allowed(directive: string, environment: Record<string, string>): string[] {
  const policy = contentSecurityPolicy([], configuredSources(environment));
  const line = policy.split('; ').find((each) => each.startsWith(`${directive} `)) ?? '';
  return line
    .split(' ')
    .slice(1)
    .filter((source) => !/^('.*'|data:|blob:)$/.test(source));
}

test('without settings, only the sponsor is allowed', () => {
  expect(configuredSources({})).toEqual({
    script: ['https://cdn.carbonads.com', 'https://srv.carbonads.net'],
    connect: ['https://srv.buysellads.com'],
    image: ['https:'],
    style: [],
    font: [],
  });
});

test.each([
  [
    'SPONSOR_SCRIPT_URL',
    'https://ads.example.com/script.js?serve=1',
    'script-src',
    ['https://ads.example.com'],
  ],
  ['SPONSOR_SCRIPT_URL', '//ads.example.com/script.js', 'script-src', ['https://ads.example.com']],
  [
    'SPONSOR_ADS_URL',
    'https://ads.example.com/list.json',
    'connect-src',
    ['https://ads.example.com'],
  ],
  [
    'FEEDBACK_URL',
    'https://feedback.example.com/v1/feedback',
    'connect-src',
    ['https://srv.buysellads.com', 'https://feedback.example.com'],
  ],
  [
    'FEEDBACK_URL',
    'http://localhost:4180/feedback',
    'connect-src',
    ['https://srv.buysellads.com', 'http://localhost:4180'],
  ],
  [
    'FONTS_STYLESHEET_URL',
    'https://fonts.googleapis.com/css2?family=Inter',
    'style-src',
    ['https://fonts.googleapis.com'],
  ],
  [
    'FONTS_STYLESHEET_URL',
    'https://fonts.googleapis.com/css2?family=Inter',
    'font-src',
    ['https://fonts.gstatic.com'],
  ],
  [
    'FONTS_STYLESHEET_URL',
    'https://fonts.example.com/all.css',
    'font-src',
    ['https://fonts.example.com'],
  ],
  [
    'GA_MEASUREMENT_ID',
    'G-ABC1234567',
    'script-src',
    ['https://*.googletagmanager.com', 'https://cdn.carbonads.com', 'https://srv.carbonads.net'],
  ],
])('%s=%s adds to %s', (name, value, directive, expected) => {
  expect(allowed(directive, { [name]: value })).toEqual(expected);
});

test('analytics may send requests', () => {
  expect(allowed('connect-src', { GA_MEASUREMENT_ID: 'G-1' })).toContain(
    'https://*.google-analytics.com',
  );
  expect(allowed('img-src', { GA_MEASUREMENT_ID: 'G-1' })).toContain(
    'https://*.google-analytics.com',
  );
});

test.each([
  'feedback',
  '/feedback',
  "*; script-src 'unsafe-inline'",
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc',
  'https://',
  ' ',
])('an invalid setting such as %p allows nothing', (value) => {
  expect(allowed('connect-src', { FEEDBACK_URL: value, SPONSOR_ADS_URL: value })).toEqual([]);
  expect(allowed('script-src', { SPONSOR_SCRIPT_URL: value })).toEqual([]);
  expect(allowed('style-src', { FONTS_STYLESHEET_URL: value })).toEqual([]);
});

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['a script', '<script>a()</script>', ['a()']],
  ['one in capitals', '<SCRIPT>a()</SCRIPT >', ['a()']],
  ['one over lines, which is another one', '<script>\n a()\r\n</script>', ['\n a()\n']],
  ['a module', '<script type=module>a()</script>', ['a()']],
  ['rules for speculation', '<script type="speculationrules">{}</script>', ['{}']],
  ['an empty one', '<script></script>', ['']],
  ['a ">" in an attribute', '<script data-a=">">a()</script>', ['a()']],
  ['several', '<script>a()</script><p><script>b()</script></p>', ['a()', 'b()']],
  ['one in a template', '<template><script>a()</script></template>', ['a()']],
  ['text that looks like one', '<script>a("<script>")</script>', ['a("<script>")']],
])('%s is allowed', (_, html, codes) => {
  expect(inlineScriptHashes(`<!DOCTYPE html><html><body>${html}`)).toEqual(codes.map(hash));
});

test.each([
  ['with an address', '<script src="/a.js"></script>'],
  ['with an empty address', '<script src>a()</script>'],
  ['that is data', '<script type="application/json">{}</script>'],
  ['that is linked data', "<script type='application/ld+json'>{}</script>"],
  ['in a comment', '<!-- <script>a()</script> -->'],
  ['in a text field', '<textarea><script>a()</script></textarea>'],
  ['in an attribute', '<p title="<script>a()</script>"></p>'],
])('a script %s is not allowed', (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});
