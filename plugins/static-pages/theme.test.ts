import type { InitializedPlugin, LoadContext, Plugin } from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classicTheme, leanTheme } from './theme';

const siteDir = path.resolve(__dirname, '../..');
const themeConfig = { colorMode: {}, prism: { additionalLanguages: [] } };
const context = {
  siteDir,
  siteStorage: {},
  siteConfig: { themeConfig },
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
} as unknown as LoadContext;

const classic = themeClassic(context, { customCss: [] }) as Plugin;
const lean = leanTheme(classic as InitializedPlugin);
const lib = path.dirname(require.resolve('@docusaurus/theme-classic'));
const compiled = path.resolve(lib, lean.getThemePath?.() ?? '');
const sources = path.resolve(lib, lean.getTypeScriptThemePath?.() ?? '');

/** Theme components by name, such as `DocItem/Layout`. */
function componentsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)index\.(?:tsx?|js)$/.test(file))
    .map((file) => path.dirname(file));
}

describe('behavior of the classic theme that this site relies on', () => {
  test('it has exactly these hooks: review any new hook, because it is inherited', () => {
    expect(Object.keys(classic).sort()).toEqual([
      'configurePostCss',
      'configureWebpack',
      'getClientModules',
      'getDefaultCodeTranslationMessages',
      'getThemePath',
      'getTranslationFiles',
      'getTypeScriptThemePath',
      'injectHtmlTags',
      'name',
      'translateThemeConfig',
    ]);
  });

  test('in the browser, it runs Infima’s sheet, Prism, and a progress bar', () => {
    expect(classic.getClientModules?.().map((file) => path.basename(file))).toEqual([
      'default.css',
      'prism-include-languages',
      'nprogress',
    ]);
  });

  test('it adds icons and the script for the color mode to pages', () => {
    const tags = classic.injectHtmlTags?.({ content: undefined }) ?? {};
    expect(Object.keys(tags)).toEqual(['preBodyTags']);
    expect(tags.preBodyTags).toMatchObject([{ tagName: 'svg' }, { tagName: 'script' }]);
  });
});

describe('the reduced theme', () => {
  test('offers the classic components and their sources', () => {
    expect(componentsIn(compiled)).toEqual(
      expect.arrayContaining(['MDXContent', 'DocItem', 'DocVersionRoot', 'DocsRoot']),
    );
    expect(componentsIn(sources)).toContain('MDXContent');
  });

  test('runs nothing in the browser and adds nothing to pages', () => {
    expect(lean.getClientModules?.()).toEqual([]);
    expect(lean.injectHtmlTags?.({ content: undefined })).toEqual({});
    expect(lean.configureWebpack?.({}, false, {} as never, undefined)).toEqual({});
  });

  test('has the name, the translations, and the settings of the classic theme', () => {
    expect(lean.name).toBe(classicTheme);
    expect(Object.keys(lean).sort()).toEqual(Object.keys(classic).sort());
  });
});

describe('src/theme', () => {
  const swizzled = componentsIn(path.join(siteDir, 'src/theme'));

  test('each component replaces a component of the classic theme', () => {
    const known = componentsIn(compiled);
    expect(swizzled.length).toBeGreaterThan(0);
    expect(swizzled.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('each component is listed in the README with its reason', () => {
    const readme = readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `([\w/]+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...swizzled].sort());
  });
});
