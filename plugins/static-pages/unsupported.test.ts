import type { Config } from '@docusaurus/types';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticPages } from './static-pages';
import { rejectSettings, unsupportedSettings } from './unsupported';

const site: Config = { title: 'Site', url: 'https://example.com', baseUrl: '/' };

/** Creates a configuration with a value at a path of keys. */
function withSetting(setting: string, value: unknown): Config {
  const nested = setting.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { ...site, ...(nested as Partial<Config>) };
}

test.each(unsupportedSettings.map((each) => [each.setting, each] as const))(
  '%s stops the start, with the solution',
  (setting, { instead }) => {
    expect(() => rejectSettings(withSetting(setting, 'something'))).toThrow(
      `- ${setting}: ${instead}`,
    );
  },
);

test.each(
  unsupportedSettings
    .filter((each) => 'allowed' in each)
    .map(({ setting, allowed }) => [setting, allowed]),
)('%s may have the value that the site uses anyway: %s', (setting, allowed) => {
  expect(() => rejectSettings(withSetting(String(setting), allowed))).not.toThrow();
});

test('all settings are reported at once, before anything else', () => {
  const config: Config = {
    ...site,
    markdown: { mermaid: true },
    ssrTemplate: '<html></html>',
  };
  expect(() => staticPages(config)).toThrowErrorMatchingInlineSnapshot(`
"Static pages don't support these settings. Remove them from docusaurus.config.ts:
- markdown.mermaid: Mermaid draws in the browser. Place an SVG file with <Diagram>.
- ssrTemplate: The HTML of a page is plugins/static-pages/template.html."
`);
});

test('supported settings are accepted', () => {
  const config: Config = {
    ...site,
    clientModules: ['./client.js'],
    presets: [['classic', { blog: false }]],
    themeConfig: { image: 'card.png', metadata: [{ name: 'a', content: 'b' }] },
    plugins: ['@docusaurus/plugin-sitemap'],
  };
  expect(() => rejectSettings(config)).not.toThrow();
});

test('the table of the README lists each setting', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const missing = unsupportedSettings.filter(({ setting }) => !readme.includes(`\`${setting}\``));
  expect(missing).toEqual([]);
});
