import { originalOf, translationsDir } from './translations';

const folder = 'i18n/de/docusaurus-plugin-content-docs-core';

test.each([
  ['docs-core/a/index.mdx', 'docs-core/a/index.mdx'],
  [`${folder}/current/a/index.mdx`, 'docs-core/a/index.mdx'],
  [`${folder}/version-0.14.0/a.mdx`, 'core_versioned_docs/version-0.14.0/a.mdx'],
  [
    'i18n/de/docusaurus-plugin-content-docs-studio/current/concepts/x.mdx',
    'docs-studio/concepts/x.mdx',
  ],
])('%s is %s', (page, original) => {
  expect(originalOf(page)).toBe(original);
});

test.each([
  'i18n/de/code.json',
  'i18n/de/docusaurus-plugin-content-pages/about.mdx',
  'i18n/german/docusaurus-plugin-content-docs-core/current/a.mdx',
  'docs-core/i18n/de/docusaurus-plugin-content-docs-core/current/a.mdx',
  '',
])('%j is not a translation', (page) => {
  expect(originalOf(page)).toBe(page);
});

test('the folder of a language contains its pages', () => {
  expect(originalOf(`${translationsDir('de', { product: 'studio', name: 'current' })}/x.mdx`)).toBe(
    'docs-studio/x.mdx',
  );
  expect(originalOf(`${translationsDir('de', { product: 'core', name: '0.14.0' })}/x.mdx`)).toBe(
    'core_versioned_docs/version-0.14.0/x.mdx',
  );
});
