import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './inlineScripts';

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
