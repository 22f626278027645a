/** An internal of Docusaurus that the site relies on. */
export interface Internal {
  /** Path below `node_modules/@docusaurus`. */
  file: string;
  /** Identifier that an update could rename. */
  name: string;
  /** Test that fails if it's renamed, and names it. */
  test: string;
}

/** The internals in `plugins/static-pages/README.md`, and others that are imported. */
export const internals: readonly Internal[] = [
  {
    file: 'core/lib/webpack/client.js',
    name: 'createBuildClientConfig',
    test: 'plugins/static-pages/coreConfig.test.ts',
  },
  {
    file: 'core/lib/webpack/configure.js',
    name: 'executePluginsConfigureWebpack',
    test: 'plugins/static-pages/clientBundle.test.ts',
  },
  {
    file: 'core/lib/webpack/base.js',
    name: 'styles',
    test: 'plugins/static-pages/coreConfig.test.ts',
  },
  {
    file: 'bundler/lib/loaders/styleLoader.js',
    name: 'postcss-loader',
    test: 'plugins/static-pages/clientBundle.test.ts',
  },
  {
    file: 'core/lib/ssg/ssgTemplate.html.js',
    name: 'stylesheets',
    test: 'plugins/static-pages/template.test.ts',
  },
  {
    file: 'core/lib/ssg/ssgTemplate.js',
    name: 'renderSSGTemplate',
    test: 'plugins/static-pages/template.test.ts',
  },
  {
    file: 'core/lib/server/plugins/init.js',
    name: 'initPlugins',
    test: 'plugins/static-pages/adaptPlugins.test.ts',
  },
  {
    file: 'core/lib/server/plugins/plugins.js',
    name: 'initPlugins',
    test: 'plugins/static-pages/adaptPlugins.test.ts',
  },
  {
    file: 'core/lib/commands/start/utils.js',
    name: 'reloadSitePlugin',
    test: 'plugins/static-pages/reloads.test.ts',
  },
  {
    file: 'core/lib/commands/start/watcher.js',
    name: 'setupSiteFileWatchers',
    test: 'plugins/static-pages/fileWatcher.test.ts',
  },
  {
    file: 'core/lib/server/site.js',
    name: 'reloadSite',
    test: 'plugins/static-pages/reloads.test.ts',
  },
  {
    file: 'core/lib/client/BrokenLinksContext.js',
    name: 'createStatefulBrokenLinks',
    test: 'src/static-pages/development/renderRoute.test.ts',
  },
  {
    file: 'mdx-loader/lib/loader.js',
    name: 'crossCompilerCache',
    test: 'plugins/static-pages/mdx.test.ts',
  },
  {
    file: 'utils/lib/emitUtils.js',
    name: 'generate',
    test: 'plugins/static-pages/generateAtomically.test.ts',
  },
  {
    file: 'utils/lib/webpackUtils.js',
    name: 'emitFile',
    test: 'plugins/static-pages/pageFiles.test.ts',
  },
  {
    file: 'plugin-content-docs/lib/numberPrefix.js',
    name: 'DefaultNumberPrefixParser',
    test: 'plugins/navigation/sidebarPages.test.ts',
  },
  {
    file: 'plugin-content-docs/lib/sidebars/index.js',
    name: 'loadSidebars',
    test: 'plugins/navigation/sidebarPages.test.ts',
  },
  {
    file: 'plugin-content-docs/lib/sidebars/generator.js',
    name: 'DefaultSidebarItemsGenerator',
    test: 'plugins/navigation/sidebarPages.test.ts',
  },
  {
    file: 'mdx-loader/lib/processor.js',
    name: 'createProcessorUncached',
    test: 'plugins/pages/headings.slow.test.ts',
  },
];
