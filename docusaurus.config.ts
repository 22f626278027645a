import { existsSync } from 'node:fs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import { loadPlugins } from './plugins/load';
import { languageConfig } from './model/facts/languages';
import { baseUrl, docsBranch, repositories } from './model/facts/origins';
import { productPaths } from './model/facts/productPaths';
import { defaultProduct, productList, type ProductKey } from './model/facts/products';

/**
 * Pages show their last update, unless the sources have no Git history, as in a downloaded archive.
 */
const hasHistory = existsSync('.git');

/** The classic preset has one instance of the docs plugin; each other product adds one. */
const [firstProduct = defaultProduct, ...otherProducts] = productList;

/** URL below the base URL, for links in `themeConfig`: `/core/introduction/`. */
const inSite = (url: string) => url.slice(baseUrl.length - 1);

/** @see https://docusaurus.io/docs/api/themes/configuration */
const themeConfig: ThemeConfig = {
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'Toolpad',
    logo: { alt: 'Toolpad documentation, home', src: 'static/logos/toolpad.svg' },
    items: [
      {
        type: 'custom-product',
        position: 'left',
        items: [{ label: 'All versions', to: '/versions/', 'data-icon': 'history' }],
      },
      { type: 'search', position: 'left' },
      {
        href: repositories.product,
        'aria-label': 'Source code on GitHub',
        'data-icon': 'github',
        position: 'right',
      },
    ],
  },
  footer: {
    links: [
      ...productList.map(({ name, home }) => ({ label: name, to: inSite(home) })),
      { label: 'Versions', to: '/versions/' },
      { label: 'Production errors', to: '/production-error/' },
      { label: 'GitHub', href: repositories.product },
    ],
    copyright: 'MIT licensed',
  },
};

export default async function createConfig(): Promise<Config> {
  const plugins = await loadPlugins();
  const { definePlugin } = plugins;
  const { SITE_URL, DOCS_REPOSITORY_URL, GA_MEASUREMENT_ID } = plugins.readSettings();

  /** Versions of the pages, with their packages, API data, examples, and pictures. */
  const versions = plugins.documentedVersions(__dirname);
  await plugins.writeNextPages(__dirname, versions);

  /** A docs instance: folder `docs-<product>`, served at `/toolpad/<product>/`. */
  function docs(product: ProductKey): DocsOptions {
    const own = versions.filter((version) => version.product === product);
    return {
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
    presets: [
      [
        'classic',
        {
          docs: docs(firstProduct.key),
          blog: false,
          svgr: false,
          sitemap: {
            ignorePatterns: ['/**/toolpad/demos/**', '/**/toolpad/offline/'],
            lastmod: hasHistory ? 'date' : null,
            createSitemapItems: plugins.translatedSitemapItems(__dirname),
          },
        } satisfies Options,
      ],
    ],
    plugins: [
      definePlugin(plugins.checker),
      ...otherProducts.map(({ key }): PluginConfig => [
        '@docusaurus/plugin-content-docs',
        docs(key),
      ]),
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
      definePlugin((context) =>
        plugins.siteMetadata(context, {
          products: productPaths,
          analytics: { measurementId: GA_MEASUREMENT_ID, vitalsShare: 1e-4 },
        }),
      ),
      definePlugin(plugins.pwa, 'worker'),
      definePlugin((context) => plugins.hosting(context, { versions }), 'host'),
    ],
    themeConfig,
  });
}
