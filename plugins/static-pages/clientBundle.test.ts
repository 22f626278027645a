/** @jest-environment node */
import { createBuildClientConfig } from '@docusaurus/core/lib/webpack/client';
import {
  createConfigureWebpackUtils,
  executePluginsConfigureWebpack,
} from '@docusaurus/core/lib/webpack/configure';
import type { LoadContext } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { clientBundle } from './clientBundle';

const siteDir = path.resolve(__dirname, '../..');
const variables = { 'process.env.FEEDBACK_URL': '"https://feedback.example.com"' };

interface BundlerConfig {
  entry: string | Record<string, string>;
  optimization: {
    runtimeChunk: unknown;
    minimize: boolean;
    splitChunks: { cacheGroups: Record<string, unknown> } & Record<string, unknown>;
  };
  plugins: { constructor: { name: string }; definitions?: unknown }[];
  module: { rules: unknown[] };
}

/** The configuration core makes for a client build, as it is and as it is with the plugin. */
async function configure(
  mode: 'production' | 'development',
  isServer = false,
): Promise<{ core: BundlerConfig; ours: BundlerConfig }> {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  // The bundler core falls back to: Jest cannot load the other one, and the configuration is made by the same functions.
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
    clientBundle({ siteDir, i18n: { currentLocale: 'en' } } as LoadContext, { variables }),
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

describe('what core does, on which this rests', () => {
  test('the client build starts from one file, the single-page app', async () => {
    const { core } = await configure('production');
    expect(core.entry).toBe(require.resolve('@docusaurus/core/lib/client/clientEntry.js'));
  });

  test('all CSS lands in one sheet, by a cache group with the name "styles"', async () => {
    const { core } = await configure('production');
    expect(core.optimization.splitChunks.cacheGroups.styles).toEqual({
      name: 'styles',
      type: 'css/mini-extract',
      chunks: 'all',
      enforce: true,
      priority: 50,
    });
  });
});

describe('the client build in production', () => {
  test('starts from the islands and the style sheet, and no more from the app', async () => {
    const { ours } = await configure('production');
    expect(ours.entry).toEqual({
      main: path.join(siteDir, 'src/static-pages/client.ts'),
      sheet: path.join(siteDir, 'src/static-pages/styles.ts'),
    });
    expect(Object.values(ours.entry).every((file) => existsSync(file))).toBe(true);
  });

  test('keeps the one sheet and gives up chunks that depend on the number of pages', async () => {
    const { core, ours } = await configure('production');
    expect(ours.optimization.splitChunks.cacheGroups).toEqual({
      styles: core.optimization.splitChunks.cacheGroups.styles,
    });
    expect(ours.optimization.splitChunks).toMatchObject({ chunks: 'async' });
    expect(ours.optimization.runtimeChunk).toBe('single');
  });

  test('keeps everything else of core: loaders, plugins, minimizers', async () => {
    const { core, ours } = await configure('production');
    expect(ours.module.rules).toEqual(core.module.rules);
    expect(ours.plugins).toEqual(expect.arrayContaining(core.plugins));
    expect(ours.optimization).toMatchObject({
      minimize: true,
      minimizer: (core.optimization as unknown as { minimizer: unknown }).minimizer,
    });
  });
});

test.each([
  ['the server build', 'production', true],
  ['the client build of the development server', 'development', false],
] as const)('%s is core’s', async (_, mode, isServer) => {
  const { core, ours } = await configure(mode, isServer);
  expect([ours.entry, ours.optimization]).toEqual([core.entry, core.optimization]);
});

test.each([
  ['production', true],
  ['production', false],
  ['development', false],
] as const)('browser code reads the variables: %s, server: %s', async (mode, isServer) => {
  const { ours } = await configure(mode, isServer);
  expect(definitionsOf(ours)).toContainEqual({ ...variables, 'process.env.DOCS_LANGUAGE': '"en"' });
});

describe('client modules', () => {
  const modulesIn = (mode: 'production' | 'development') => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    return (
      clientBundle({ siteDir, i18n: { currentLocale: 'en' } } as LoadContext, {
        variables,
      }).getClientModules?.() ?? []
    );
  };

  test('in production the app has none', () => {
    expect(modulesIn('production')).toEqual([]);
  });

  test('in development it has the style sheet and the page script', () => {
    expect(modulesIn('development').map((file) => path.relative(siteDir, file))).toEqual([
      'src/static-pages/styles.ts',
      'src/static-pages/development.ts',
    ]);
    expect(modulesIn('development').every((file) => existsSync(file))).toBe(true);
  });
});
