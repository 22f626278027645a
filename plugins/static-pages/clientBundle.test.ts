import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure';
import type { InitializedPlugin, LoadContext } from '@docusaurus/types';
import { bundlePath } from '../../model/caches/bundleForNode';
import { leanTheme } from './adaptPlugins';
import { clientBundle, discardOldCompilations } from './clientBundle';

describe('compilationCache', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'compilations-'));
  afterAll(() => rmSync(siteDir, { recursive: true }));

  function version(): string {
    const config = { experiments: { cache: { type: 'persistent', version: 'client-production' } } };
    discardOldCompilations(config, siteDir);
    return config.experiments.cache.version;
  }

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  test('the cache is valid for the same plugins and packages', () => {
    const plugins = bundlePath(siteDir, 'plugins');
    const lockFile = path.join(siteDir, 'package-lock.json');
    write(plugins, 'one');
    write(lockFile, 'one');
    const first = version();
    expect(first).toMatch(/^client-production-./);
    expect(version()).toBe(first);
    write(plugins, 'two');
    const second = version();
    expect(second).not.toBe(first);
    write(lockFile, 'two');
    expect([first, second]).not.toContain(version());
  });

  test('a configuration without a cache on the disk stays as it is', () => {
    const config = { experiments: { cache: true } };
    discardOldCompilations(config, siteDir);
    discardOldCompilations({}, siteDir);
    expect(config).toEqual({ experiments: { cache: true } });
  });
});

describe('clientBundle', () => {
  const siteDir = path.resolve(__dirname, '../..');
  const i18n = { currentLocale: 'en' } as LoadContext['i18n'];
  const variables = { 'process.env.FEEDBACK_URL': '"https://feedback.example.com"' };

  interface BundlerConfig {
    entry: string | Record<string, string>;
    devtool?: string | false;
    output: object;
    optimization: {
      runtimeChunk: unknown;
      minimize: boolean;
      splitChunks: { cacheGroups: Record<string, unknown> } & Record<string, unknown>;
    };
    plugins: { constructor: { name: string }; definitions?: unknown }[];
    module: { rules: { use?: unknown[] }[] };
    resolve: { fallback: object };
  }

  /**
   * The configuration that core creates for a client build, without and with the plugin, in
   * `docusaurus build` or `docusaurus start`.
   */
  async function configure(
    command: 'build' | 'start',
    isServer = false,
    nodeEnv: 'production' | 'development' = command === 'build' ? 'production' : 'development',
  ): Promise<{ core: BundlerConfig; ours: BundlerConfig }> {
    jest.replaceProperty(process, 'argv', ['node', 'docusaurus', command]);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: nodeEnv });
    // The bundler that core falls back to: Jest can't load Rspack. coreConfig.test.ts tests Rspack
    // in another process.
    const siteConfig = {
      future: { faster: { rspackBundler: false }, experimental_router: 'browser' },
      staticDirectories: ['static'],
    };
    const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig } as never);
    const props = {
      siteDir,
      siteConfig,
      outDir: '/nowhere',
      siteConfigPath: '',
      baseUrl: '/toolpad/',
      generatedFilesDir: '/nowhere',
      routesPaths: [],
      siteMetadata: {},
      plugins: [],
      currentBundler: configureWebpackUtils.currentBundler,
      i18n: { currentLocale: 'en' },
    };
    const { config } = await createBuildClientConfig({
      props,
      minify: true,
      faster: siteConfig.future.faster,
      configureWebpackUtils,
      bundleAnalyzer: false,
    } as never);
    const plugins = [
      clientBundle(
        {
          siteDir,
          generatedFilesDir: path.join(siteDir, '.docusaurus'),
          outDir: '/nowhere',
          baseUrl: '/toolpad/',
          i18n,
        } as LoadContext,
        { variables },
      ),
      leanTheme({} as InitializedPlugin),
    ];
    const ours = executePluginsConfigureWebpack({
      plugins,
      config,
      isServer,
      configureWebpackUtils,
    } as never);
    return { core: config as unknown as BundlerConfig, ours: ours as unknown as BundlerConfig };
  }

  afterEach(() => jest.restoreAllMocks());

  const definitionsOf = ({ plugins }: BundlerConfig) =>
    plugins
      .filter(({ constructor }) => constructor.name === 'DefinePlugin')
      .map(({ definitions }) => definitions);

  describe('the client bundle of a build', () => {
    test('starts from the islands and the style sheet, and contains nothing else from the app', async () => {
      const { ours } = await configure('build');
      expect(ours.entry).toEqual({
        main: path.join(siteDir, 'src/runtime/client.ts'),
        sheet: path.join(siteDir, 'src/runtime/styles.ts'),
      });
      expect(Object.values(ours.entry).every((file) => existsSync(file))).toBe(true);
    });

    test('keeps the shared sheet, and drops chunks that depend on the number of pages', async () => {
      const { core, ours } = await configure('build');
      const { styles, ...own } = ours.optimization.splitChunks.cacheGroups;
      expect(styles).toEqual(core.optimization.splitChunks.cacheGroups.styles);
      expect(Object.keys(own)).toEqual([
        'demo',
        'home',
        'reference',
        'navbar',
        'examples',
        'fold',
        'guide',
        'other',
      ]);
      expect(ours.optimization.splitChunks).toMatchObject({ chunks: 'async' });
      expect(ours.optimization.runtimeChunk).toBe('single');
    });

    test.each([
      ['demo/view/Demo.module.css', 'demo'],
      ['api/table.module.css', 'reference'],
      ['file-schema/FileSchema.module.css', 'reference'],
      ['home/Home.module.css', 'home'],
      ['not-found/NotFoundPage.module.css', 'other'],
      ['api/PageChips.module.css', 'guide'],
      ['copy/Numbered.module.css', 'other'],
      ['demo/markup/Toolbar.module.css', 'guide'],
      ['shell/Header.module.css', undefined],
    ])('adds the styles of %s to the sheet %s', async (file, sheet) => {
      const { ours } = await configure('build');
      const { styles, ...own } = ours.optimization.splitChunks.cacheGroups as Record<
        string,
        { test: RegExp; priority: number }
      >;
      const found = Object.entries(own).filter(
        ([, { test: rule, priority }]) =>
          rule.test(`${siteDir}/src/features/${file}`) && priority > (styles?.priority ?? 0),
      );
      expect(found.map(([name]) => name)).toEqual(sheet ? [sheet] : []);
    });

    test('keeps everything else from core: loaders, plugins, minimizers', async () => {
      const { core, ours } = await configure('build');
      expect(ours.module.rules).toEqual(core.module.rules);
      expect(ours.plugins).toEqual(expect.arrayContaining(core.plugins));
      expect(ours.optimization).toMatchObject({
        minimize: true,
        minimizer: (core.optimization as unknown as { minimizer: unknown }).minimizer,
      });
    });
  });

  test('the server compilation of a build is core’s, with the packages of several routes in one chunk', async () => {
    const { core, ours } = await configure('build', true);
    const { splitChunks, ...optimization } = ours.optimization;
    expect(splitChunks.cacheGroups.packages).toMatchObject({ name: 'packages', minChunks: 2 });
    const { splitChunks: _, ...optimizationOfCore } = core.optimization;
    expect(optimization).toEqual(optimizationOfCore);
  });

  test('the server of a build has an entry that reuses rendered pages', async () => {
    const { ours } = await configure('build', true);
    expect(ours.entry).toEqual({ main: path.join(siteDir, 'src/runtime/server/server.ts') });
    expect(Object.values(ours.entry).every((file) => existsSync(file))).toBe(true);
  });

  test('without hashes in file names, the server is core’s', async () => {
    const { core, ours } = await configure('build', true, 'development');
    expect(ours.entry).toEqual(core.entry);
  });

  test('the development server renders routes as the build does, and keeps everything else from core', async () => {
    const { core, ours } = await configure('start');
    expect(ours.entry).toEqual([path.join(siteDir, 'src/runtime/development/development.ts')]);
    expect(existsSync(String(ours.entry))).toBe(true);
    expect(ours.optimization).toEqual(core.optimization);
    expect(ours.module.rules).toEqual([
      ...core.module.rules,
      { test: expect.any(String), use: expect.stringMatching(/withoutModuleIds\.cjs$/) },
      { test: expect.any(String), use: expect.stringMatching(/deletedPage\.cjs$/) },
    ]);
    expect(Object.keys(ours.resolve.fallback)).toContain('@site/docs-core');
    expect(ours.output).toEqual({ ...core.output, strictModuleErrorHandling: true });
  });

  test('pages are compiled on demand, although the list of routes refers to them', () => {
    const withoutModuleIds =
      jest.requireActual<(source: string) => string>('./withoutModuleIds.cjs');
    const line =
      "'a': [() => import('@site/a.mdx'), '@site/a.mdx', require.resolveWeak('@site/a.mdx')],";
    expect(withoutModuleIds(line)).toBe(line.replace('require.resolveWeak', 'String'));
  });

  test('PostCSS has no plugins', async () => {
    const { ours } = await configure('build');
    const options = ours.module.rules.flatMap(({ use = [] }) =>
      use.flatMap(
        (loader) =>
          (loader as { options?: { postcssOptions?: object } }).options?.postcssOptions ?? [],
      ),
    );
    expect(options.length).toBeGreaterThan(1);
    for (const each of options) expect(each).toMatchObject({ plugins: [] });
  });

  test('the output of a build does not depend on NODE_ENV: `build --dev` writes the same documents', async () => {
    const { ours } = await configure('build', false, 'development');
    expect(Object.keys(ours.entry)).toEqual(['main', 'sheet']);
  });

  test('the Content-Security-Policy allows all code of a build: nothing uses `eval`, not even in `build --dev`', async () => {
    const ofBuild = await configure('build');
    expect(ofBuild.ours.devtool).toBe(ofBuild.core.devtool);
    const ofDevelopment = await configure('build', false, 'development');
    expect(ofDevelopment.core.devtool).toMatch(/^eval/);
    expect(ofDevelopment.ours.devtool).toBe('cheap-module-source-map');
  });

  test.each([
    ['build', true],
    ['build', false],
    ['start', false],
  ] as const)('browser code reads the variables: %s, server: %s', async (command, isServer) => {
    const { ours } = await configure(command, isServer);
    expect(definitionsOf(ours)).toContainEqual({
      ...variables,
      'process.env.DOCS_LANGUAGE': '"en"',
      'process.env.DOCS_DIRECTION': '"ltr"',
    });
  });
});
