import type { LoadContext, Plugin } from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import leanTheme, { validateThemeConfig } from './theme';

const siteDir = path.resolve(__dirname, '../..');
const themeConfig = { colorMode: {}, prism: { additionalLanguages: [] } };
const context = {
  siteDir,
  siteStorage: {},
  siteConfig: { themeConfig },
  i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
} as unknown as LoadContext;

const classic = themeClassic(context, { customCss: [] }) as Plugin;
const lean = leanTheme(context);

/** Theme components by their name, `DocItem/Layout`. */
function componentsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)index\.(?:tsx?|js)$/.test(file))
    .map((file) => path.dirname(file));
}

describe('what the classic theme does, on which this rests', () => {
  test('it has exactly these hooks: a new one is inherited and wants a look', () => {
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

  test('in the browser it runs Infima’s sheet, prism and a progress bar', () => {
    expect(classic.getClientModules?.().map((file) => path.basename(file))).toEqual([
      'default.css',
      'prism-include-languages',
      'nprogress',
    ]);
  });

  test('into pages it writes icons and the script for the color mode', () => {
    const tags = classic.injectHtmlTags?.({ content: undefined }) ?? {};
    expect(Object.keys(tags)).toEqual(['preBodyTags']);
    expect(tags.preBodyTags).toMatchObject([{ tagName: 'svg' }, { tagName: 'script' }]);
  });

  test('its components are where the paths lead', () => {
    expect(
      path.resolve(
        path.dirname(require.resolve('@docusaurus/theme-classic')),
        classic.getThemePath?.() ?? '',
      ),
    ).toBe(lean.getThemePath?.());
  });
});

describe('the lean theme', () => {
  test('offers the classic components and their sources', () => {
    const [compiled, sources] = [
      lean.getThemePath?.() ?? '',
      lean.getTypeScriptThemePath?.() ?? '',
    ];
    expect(componentsIn(compiled)).toEqual(
      expect.arrayContaining(['MDXContent', 'DocItem', 'DocVersionRoot', 'DocsRoot']),
    );
    expect(componentsIn(sources)).toContain('MDXContent');
  });

  test('runs nothing in the browser and writes nothing into pages', () => {
    expect(lean.getClientModules?.()).toEqual([]);
    expect(lean.injectHtmlTags?.({ content: undefined })).toEqual({});
    expect(lean.configureWebpack?.({}, false, {} as never, undefined)).toEqual({});
  });

  test('has a name of its own, and the translations and settings of the classic one', () => {
    expect(lean.name).toBe('lean-theme');
    expect(Object.keys(lean).sort()).toEqual(Object.keys(classic).sort());
  });

  test('fills in settings the classic components read, and refuses what they do not know', () => {
    const validate = (themeConfig: object) =>
      validateThemeConfig({
        themeConfig,
        validate: (schema, value) => {
          const { error, value: result } = schema.validate(value);
          if (error) throw error;
          return result;
        },
      } as Parameters<typeof validateThemeConfig>[0]);
    expect(validate({})).toMatchObject({
      colorMode: { disableSwitch: false },
      navbar: {},
      docs: { sidebar: {} },
    });
    expect(() => validate({ colorMode: { disableSwich: true } })).toThrow('disableSwich');
  });
});

describe('src/theme', () => {
  const swizzled = componentsIn(path.join(siteDir, 'src/theme'));

  test('each component there replaces one of the classic theme', () => {
    const known = componentsIn(lean.getThemePath?.() ?? '');
    expect(swizzled.length).toBeGreaterThan(0);
    expect(swizzled.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('each is listed in the README with its reason', () => {
    const readme = readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `([\w/]+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...swizzled].sort());
  });
});
