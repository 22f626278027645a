import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundlePath } from '../../model/caches/bundleForNode';
import { startAfterFirstPage } from '../shared/afterFirstPage';
import { isDevelopmentServer } from '../shared/command';
import { observeCompilations } from '../shared/pageCompilation';
import { hashOf } from '../../model/caches/resultCache';
import { documentedVersions } from '../../model/versions/versions';
import {
  compileOnDemand,
  deletedPages,
  addMissingPages,
  type NamedMiddleware,
  unstreamedResponses,
} from './developmentServer';
import { buildLanguage } from './language';
import { addedPageScripts } from './pageScript';
import { withScriptMinimizer } from './minimizer';
import { pageFileRequests, pageFileRules } from './pageFiles';
import { allowStyleTexts } from './styleTexts';

/**
 * Makes the bundler's cache valid only for the same plugins and packages. Docusaurus only discards
 * it when the configuration changes.
 */
export function discardOldCompilations(config: { experiments?: object }, siteDir: string): void {
  const { cache } = (config.experiments ?? {}) as { cache?: unknown };
  // webpack, which tests use, has no such cache.
  if (typeof cache !== 'object' || cache === null || !('version' in cache)) return;
  const files = [bundlePath(siteDir, 'plugins'), path.join(siteDir, 'package-lock.json')];
  const contents = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  cache.version = `${String(cache.version)}-${hashOf(contents)}`;
}

type ConfigureWebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Puts packages that several routes of the server need in one chunk. Otherwise, the static preview
 * of each demo would contain them: 73 MB to write, and to compile in each thread.
 */
const sharedPackages = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', minChunks: 2 },
  },
} as const;

/**
 * Puts the islands and the style sheet into the client bundle instead of a single-page app. With
 * `npm start`, it renders each route to the document that a build would write.
 */
export function clientBundle(
  { siteDir, outDir, baseUrl, generatedFilesDir, i18n: { currentLocale } }: LoadContext,
  options: { variables: Record<string, string> },
): Plugin {
  const language = buildLanguage(siteDir, currentLocale);
  const entry = (name: string) => path.join(siteDir, 'src/runtime', name);
  return {
    name: 'client-bundle',

    // Declares the order of the cascade layers before the first sheet, because it must not depend
    // on the order of the files.
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'style',
          innerHTML: '@layer reset,tokens,base,prose,components,utilities;',
        },
      ],
    }),

    configureWebpack(config, isServer, { currentBundler }): ConfigureWebpackResult {
      allowStyleTexts(config);
      discardOldCompilations(config, siteDir);
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [
        new DefinePlugin({ ...options.variables, ...language.variables }),
        ...(language.catalog
          ? [new NormalModuleReplacementPlugin(language.placeholder, language.catalog)]
          : []),
        pageFileRequests(currentBundler, { isServer, baseUrl }),
      ];
      if (isServer) {
        const rules = pageFileRules(config.module?.rules ?? [], baseUrl);
        const server = {
          mergeStrategy: { 'module.rules': 'replace', entry: 'replace' },
          plugins,
          module: { rules },
          optimization: { splitChunks: sharedPackages },
        } as const;
        // File names contain a hash of the content only in production.
        if (process.env.NODE_ENV !== 'production') return server;
        return {
          ...server,
          plugins: [...plugins, new DefinePlugin(serverFolders(siteDir, outDir))],
          entry: { main: entry('server/server.ts') },
        };
      }
      if (isDevelopmentServer()) {
        const folders = documentedVersions(siteDir).map(({ dir }) => dir);
        const onDemand = compileOnDemand();
        const deleted = deletedPages(siteDir, [...folders, 'i18n']);
        return {
          ...onDemand,
          // By default, a module that throws is empty when it's imported again, so a deleted page
          // would fail with another error.
          output: { strictModuleErrorHandling: true },
          resolve: { fallback: deleted.fallback },
          module: { rules: [routesRule(generatedFilesDir), deleted.rule] },
          devServer: {
            ...unstreamedResponses().devServer,
            setupMiddlewares(middlewares: NamedMiddleware[]) {
              // Changes the list, because Docusaurus joins the result with the same list.
              addMissingPages(middlewares);
              return onDemand.devServer.setupMiddlewares(middlewares);
            },
          },
          plugins: [
            ...withoutCopiedFiles(config.plugins ?? []),
            ...plugins,
            ...onDemand.plugins,
            startAfterFirstPage,
            observeCompilations,
          ],
          mergeStrategy: { entry: 'replace', plugins: 'replace' },
          entry: [entry('development/development.ts'), ...addedPageScripts()],
        } as ConfigureWebpackResult;
      }
      return {
        plugins,
        mergeStrategy: { entry: 'replace', optimization: 'replace' },
        // The name differs from `styles`, the shared sheet: otherwise the scripts of every chunk
        // with styles would count as part of this entry.
        entry: {
          main: entry('client.ts'),
          sheet: entry('styles.ts'),
          ...(hasClientModules(generatedFilesDir)
            ? { modules: { import: entry('clientModules.ts'), runtime: 'modules-runtime' } }
            : {}),
        },
        // `docusaurus build --dev` would wrap modules in `eval`, which the Content-Security-Policy
        // of the built site forbids.
        ...(process.env.NODE_ENV === 'production' ? {} : { devtool: 'cheap-module-source-map' }),
        optimization: {
          ...config.optimization,
          ...(config.optimization?.minimizer
            ? {
                minimizer: withScriptMinimizer(
                  config.optimization.minimizer,
                  siteDir,
                  currentBundler,
                ),
              }
            : {}),
          runtimeChunk: 'single',
          splitChunks: {
            chunks: 'async',
            minSize: 20_000,
            maxAsyncRequests: 12,
            cacheGroups: styleSheets,
          },
        },
      };
    },
  };
}

/** Client modules of plugins and of the configuration, such as `theme.customCss` of a preset. */
function hasClientModules(generatedFilesDir: string): boolean {
  const list = path.join(generatedFilesDir, 'client-modules.js');
  return existsSync(list) && readFileSync(list, 'utf8').includes('require(');
}

/** The development server serves `static/`, so compilations needn't copy it. */
const withoutCopiedFiles = <Item>(plugins: readonly Item[]): Item[] =>
  plugins.filter((plugin) => (plugin as object).constructor.name !== 'CopyRspackPlugin');

/** Rule that compiles pages on demand, although core's list of routes refers to them. */
const routesRule = (generatedFilesDir: string) => ({
  test: path.join(generatedFilesDir, 'registry.js'),
  use: path.join(__dirname, 'withoutModuleIds.cjs'),
});

const serverFolders = (siteDir: string, outDir: string) => ({
  BUILD_ROOT: JSON.stringify(outDir),
  SERVER_CHUNKS: JSON.stringify(path.join(outDir, '__server/assets/js')),
  RENDERED_PAGES: JSON.stringify(
    path.join(siteDir, 'node_modules/.cache/toolpad-docs/rendered-pages'),
  ),
});

/** Folders of `src/features` by the name of their sheet. The front page's demo has no toolbar. */
const featureSheets = {
  demo: 'demo/(?!markup/Toolbar)',
  home: 'home/',
  reference: '(api/(?!PageChips)|file-schema/)',
  navbar: 'shell/(AnnouncementBar|NavbarItems)',
  examples: 'examples/',
  fold: 'copy/Fold',
  guide: '(api/PageChips|demo/markup/Toolbar)',
  other: '(copy/Numbered|diagram/|not-found/|production-error/)',
};

const styles = {
  name: 'styles',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority: 50,
} as const;

/**
 * Rules that put all CSS in one sheet, and some in `featureSheets`. Cascade layers make the order
 * irrelevant.
 */
const styleSheets = {
  styles,
  ...Object.fromEntries(
    Object.entries(featureSheets).map(([name, folders]) => [
      name,
      {
        ...styles,
        name,
        test: new RegExp(`/src/features/${folders}`.replaceAll('/', '[\\\\/]')),
        priority: styles.priority + 1,
      },
    ]),
  ),
};
