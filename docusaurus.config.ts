import { existsSync } from 'node:fs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Config, PluginConfig } from '@docusaurus/types';
import { loadPlugins } from './plugins/load';
import { languageConfig } from './model/facts/languages';
import { baseUrl, docsBranch } from './model/facts/origins';
import { productList, type ProductKey } from './model/facts/products';

/**
 * Pages show their last update, unless the sources have no Git history, as in a downloaded archive.
 */
const hasHistory = existsSync('.git');

export default async function createConfig(): Promise<Config> {
  const plugins = await loadPlugins();
  const { definePlugin } = plugins;
  const { SITE_URL, DOCS_REPOSITORY_URL } = plugins.readSettings();

  /** Versions of the pages, with their packages, API data, examples, and pictures. */
  const versions = plugins.documentedVersions(__dirname);
  await plugins.writeNextPages(__dirname, versions);

  /** A docs instance: folder `docs-<product>`, served at `/toolpad/<product>/`. */
  function docs(product: ProductKey): PluginConfig {
    const own = versions.filter((version) => version.product === product);
    const options: DocsOptions = {
      id: product,
      path: `docs-${product}`,
      routeBasePath: product,
      sidebarPath: `./docs-${product}/sidebars.ts`,
      include: ['**/*.{md,mdx}'],
      editLocalizedFiles: true,
      ...(DOCS_REPOSITORY_URL ? { editUrl: `${DOCS_REPOSITORY_URL}/edit/${docsBranch}/` } : {}),
      showLastUpdateTime: hasHistory,
      breadcrumbs: true,
      lastVersion: 'current',
      versions: Object.fromEntries(
        own.map(({ name, label, url, isLast }) => [
          name,
          { label, path: url.slice(`${baseUrl}${product}/`.length, -1), noIndex: !isLast },
        ]),
      ),
      beforeDefaultRemarkPlugins: [
        [plugins.remarkTags, { versions }],
        [plugins.remarkVersionLinks, { versions }],
        [plugins.remarkCodeBlocks, { versions }],
        plugins.remarkPictureDependencies,
      ],
      rehypePlugins: [plugins.rehypeReferenceTables, plugins.rehypeSectionBodies],
    };
    return [plugins.docs, options];
  }

  return plugins.staticPages({
    title: 'Toolpad',
    titleDelimiter: '–',
    tagline: 'Documentation of Toolpad Core and Toolpad Studio',
    url: SITE_URL,
    ...languageConfig(),
    baseUrlIssueBanner: false,
    trailingSlash: true,
    favicon: 'static/logos/favicon.svg',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    // With `npm start`, the checker reports pages with the same slug.
    onDuplicateRoutes: plugins.isBuild() ? 'throw' : 'ignore',
    future: { faster: { gitEagerVcs: hasHistory } },
    markdown: {
      mdx1Compat: { headingIds: true },
      hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
      parseFrontMatter: plugins.parseFrontMatter,
      preprocessor: ({ fileContent }) => fileContent.replaceAll('\r\n', '\n'),
    },
    plugins: [
      definePlugin(plugins.checker),
      '@docusaurus/plugin-content-pages',
      ...productList.map(({ key }) => docs(key)),
      definePlugin(plugins.themeTokens),
      definePlugin(plugins.pageChecks),
      definePlugin(plugins.pageList),
      definePlugin((context) => plugins.versionList(context, { versions })),
      definePlugin(plugins.translations),
      definePlugin(plugins.verification),
      definePlugin((context) => plugins.search(context, { versions })),
      definePlugin((context) => plugins.markdown(context, { versions })),
      definePlugin((context) => plugins.socialPictures(context, { versions })),
      definePlugin((context) => plugins.feed(context, { versions })),
      definePlugin(plugins.productionErrors),
      definePlugin((context) => plugins.demos(context, { versions })),
      definePlugin((context) => plugins.apiPages(context, { versions })),
      definePlugin((context) => plugins.exampleDownloads(context, { versions })),
      definePlugin((context) => plugins.liveExamples(context, { versions })),
      definePlugin(plugins.analytics),
      [
        '@docusaurus/plugin-sitemap',
        {
          ignorePatterns: ['/**/toolpad/demos/**', '/**/toolpad/offline/'],
          lastmod: hasHistory ? 'date' : null,
          createSitemapItems: plugins.translatedSitemapItems(__dirname),
        },
      ],
      definePlugin(plugins.pwa, 'worker'),
      definePlugin((context) => plugins.hosting(context, { versions }), 'host'),
    ],
    // Only src/features/preferences sets the color mode.
    themeConfig: { colorMode: { disableSwitch: true, respectPrefersColorScheme: false } },
  });
}
