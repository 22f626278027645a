import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getThemeNames, getThemePath } from '@docusaurus/core/lib/commands/swizzle/themes';
import { loadPluginConfigs } from '@docusaurus/core/lib/server/plugins/configs';
import * as init from '@docusaurus/core/lib/server/plugins/init';
import themeClassic from '@docusaurus/theme-classic';
import type { InitializedPlugin, LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { listFiles } from '../../model/files/files';
import { definePlugin } from '../shared/definePlugin';
import { adaptPlugins, adaptPresets, classicTheme, leanTheme } from './adaptPlugins';

describe('theme', () => {
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
    return listFiles(folder)
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

    test('leaves PostCSS no plugins, neither Docusaurus’ nor those of a right-to-left language', () => {
      const options = { ident: 'postcss', plugins: ['postcss-preset-env'] };
      expect(lean.configurePostCss?.(options)).toEqual({ ident: 'postcss', plugins: [] });
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
});

describe('adaptPlugins', () => {
  const rootDir = path.resolve(__dirname, '../..');

  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'adapt-plugins-'));
    mkdirSync(path.join(siteDir, 'src/pages'), { recursive: true });
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  /** What core knows about a site before it creates its plugins. */
  const contextOf = (plugins: PluginConfig[], rest: object = {}) =>
    ({
      siteDir,
      siteConfigPath: path.join(rootDir, 'docusaurus.config.ts'),
      generatedFilesDir: path.join(siteDir, '.docusaurus'),
      localizationDir: path.join(siteDir, 'i18n/en'),
      baseUrl: '/',
      siteStorage: {},
      i18n: {
        currentLocale: 'en',
        defaultLocale: 'en',
        localeConfigs: { en: { direction: 'ltr', translate: false } },
      },
      siteConfig: {
        baseUrl: '/',
        trailingSlash: true,
        themeConfig: {},
        themes: [],
        presets: [],
        clientModules: [],
        staticDirectories: [],
        markdown: { hooks: {}, parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER },
        future: { v4: { useCssCascadeLayers: true }, faster: {} },
        ...rest,
        plugins,
      },
    }) as unknown as LoadContext;

  /** Plugins of a site, adapted and created by core. */
  const adapted = (plugins: PluginConfig[], rest?: object): Promise<InitializedPlugin[]> =>
    init.initPlugins(contextOf(adaptPlugins(plugins), rest));

  const inline = (plugin: Partial<Plugin>) => () =>
    ({ name: 'from-a-package', ...plugin }) as Plugin;

  describe('plugins that cannot work stop the start', () => {
    test('themes other than the classic theme', async () => {
      await expect(
        adapted([inline({ name: 'theme-of-a-package', getThemePath: () => './theme' })]),
      ).rejects.toThrowErrorMatchingInlineSnapshot(
        `"The plugin "theme-of-a-package" is a theme, whose components need React on every page. Remove it, and put what the pages need into src/theme. plugins/static-pages/README.md lists what static pages support."`,
      );
    });
  });

  describe('pages without styles stop the start, in the hook that adds them', () => {
    const adding = (component: string): Partial<Plugin> => ({
      contentLoaded: ({ actions }) =>
        actions.addRoute({
          path: '/outer/',
          component: '@theme/DocsRoot',
          routes: [{ path: '/outer/inner/', component, exact: true }],
        }),
    });
    const load = async (component: string) => {
      const added: string[] = [];
      const [plugin] = await adapted([inline(adding(component))]);
      const actions = { addRoute: ({ path: address }: { path: string }) => added.push(address) };
      await plugin?.contentLoaded?.({ content: undefined, actions: actions as never });
      return added;
    };

    test.each(['@theme/BlogListPage', '@theme/DocTagsListPage'])('%s', async (component) => {
      await expect(load(component)).rejects.toThrow(`/outer/inner/, drawn by ${component}`);
    });

    test('with the solution', async () => {
      await expect(load('@theme/SearchPage')).rejects.toThrowErrorMatchingInlineSnapshot(
        `"The plugin "from-a-package" adds the page /outer/inner/, drawn by @theme/SearchPage, which has no styles here. Remove the page (a blog by "blog: false"), or draw it in src/theme/SearchPage. plugins/static-pages/README.md lists what static pages support."`,
      );
    });

    test.each(['@theme/DocItem', '@theme/DocRoot', '@site/src/pages/index.tsx'])(
      '%s is rendered',
      async (component) => {
        expect(await load(component)).toEqual(['/outer/']);
      },
    );

    test('routes that src/theme renders are accepted', async () => {
      mkdirSync(path.join(siteDir, 'src/theme/BlogListPage'), { recursive: true });
      expect(await load('@theme/BlogListPage')).toEqual(['/outer/']);
    });
  });

  test('the files of a plugin from a package exist when the list of files is written', async () => {
    const log: string[] = [];
    const slow = inline({
      async postBuild() {
        await new Promise((resolve) => setTimeout(resolve, 20));
        log.push('package');
      },
    });
    const host = definePlugin(
      () => ({ name: 'host', postBuild: () => void log.push('host') }),
      'host',
    );
    const plugins = await adapted([host, slow]);
    await Promise.all(plugins.map((plugin) => plugin.postBuild?.({} as never)));
    expect(log).toEqual(['package', 'host']);
  });

  const theme = '@docusaurus/theme-classic';

  test('the classic theme provides only its components, and validates its settings', async () => {
    const context = contextOf([], { themes: adaptPlugins([theme]) });
    const [classic] = await init.initPlugins(context);
    expect(classic?.name).toBe('docusaurus-theme-classic');
    expect(classic?.getClientModules?.()).toEqual([]);
    expect(context.siteConfig.themeConfig).toHaveProperty('colorMode.defaultMode', 'light');
  });

  test('options of a plugin are validated', async () => {
    await expect(
      adapted([['@docusaurus/plugin-content-pages', { include: 'not a list' }]]),
    ).rejects.toThrow('"include" must be an array');
    const [pages] = await adapted([['@docusaurus/plugin-content-pages', { id: 'more' }]]);
    expect(pages?.options).toMatchObject({ id: 'more', routeBasePath: '/' });
  });

  describe('presets', () => {
    /** Names of the plugins that core creates for a preset. */
    async function namesOf(options: object): Promise<string[]> {
      const presets = adaptPresets([['classic', options]]);
      const plugins = await init.initPlugins(contextOf([], { presets }));
      return plugins.map(({ name }) => name);
    }

    test('the classic preset creates its plugins, without those of a single-page app', async () => {
      const names = await namesOf({ docs: false, blog: false });
      expect(names).toEqual([
        'docusaurus-plugin-content-pages',
        'docusaurus-plugin-svgr',
        'docusaurus-theme-classic',
      ]);
    });

    test('its options switch plugins off', async () => {
      expect(await namesOf({ docs: false, blog: false, pages: false, svgr: false })).toEqual([
        'docusaurus-theme-classic',
      ]);
    });

    test('a style sheet of its theme is a client module', () => {
      const classic = { name: classicTheme, options: { customCss: './custom.css' } };
      expect(leanTheme(classic as never).getClientModules?.()).toEqual(['./custom.css']);
    });
  });

  test('a plugin that disables itself is left out', async () => {
    expect(await adapted([() => null as never, null, false])).toEqual([]);
  });

  test('`docusaurus swizzle` finds the classic theme by its name', async () => {
    jest.replaceProperty(process, 'argv', ['node', 'docusaurus', 'swizzle']);
    const context = contextOf([], { themes: adaptPlugins([theme]) });
    jest.restoreAllMocks();
    const created = await init.initPluginsConfigs(context, await loadPluginConfigs(context));
    const plugins = created.flatMap(({ config, plugin }) =>
      plugin ? [{ plugin: config, instance: plugin }] : [],
    );
    expect(getThemeNames(plugins)).toEqual([theme]);
    expect(getThemePath({ plugins, themeName: theme, typescript: false })).toBe(
      path.join(rootDir, 'node_modules/@docusaurus/theme-classic/lib/theme'),
    );
  });
});
