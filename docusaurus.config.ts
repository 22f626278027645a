import { existsSync } from 'node:fs';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import * as sitemap from '@docusaurus/plugin-sitemap';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { analytics } from './plugins/analytics';
import { apiPages, remarkApi } from './plugins/api-pages';
import { checker } from './plugins/checker';
import { remarkCodeBlocks } from './plugins/code-blocks';
import { demos, remarkDemos } from './plugins/demos';
import { exampleDownloads } from './plugins/example-downloads';
import { hosting } from './plugins/hosting';
import { liveExamples } from './plugins/live-examples';
import { pageList } from './plugins/navigation';
import { pageChecks, parseFrontMatter, remarkVersionLinks } from './plugins/page-checks';
import { productionErrors } from './plugins/production-errors';
import { pwa } from './plugins/pwa';
import { search } from './plugins/search';
import { isDevelopmentServer } from './plugins/shared/command';
import { definePlugin, orderPlugin } from './plugins/shared/definePlugin';
import { currentVersion, documentedVersions } from './plugins/shared/versions';
import { staticPages } from './plugins/static-pages';
import { themeTokens } from './plugins/theme-tokens';
import { docsRepository } from './src/site/docsRepository';
import { languageConfig } from './src/site/languages';
import { defaultSiteUrl, docsBranch } from './src/site/origins';
import type { ProductKey } from './src/site/products';

/** Pages show when they were changed, except in sources without their history, such as a downloaded archive. */
const hasHistory = existsSync('.git');

/** Versions of the pages: what runs in each, and where all that belongs to it lives. */
const versions = documentedVersions(__dirname);

/** Options of a docs instance: folder `docs-<product>`, served at `/toolpad/<product>/`. */
function docs(product: ProductKey): DocsOptions {
  return {
    id: product,
    path: `docs-${product}`,
    routeBasePath: product,
    sidebarPath: `./docs-${product}/sidebars.ts`,
    include: ['**/*.{md,mdx}'],
    editLocalizedFiles: true,
    ...(docsRepository ? { editUrl: `${docsRepository}/edit/${docsBranch}/` } : {}),
    showLastUpdateTime: hasHistory,
    breadcrumbs: true,
    lastVersion: currentVersion,
    versions: Object.fromEntries(
      versions
        .filter((version) => version.product === product)
        .map(({ name, label }) => [name, { label }]),
    ),
    beforeDefaultRemarkPlugins: [
      [remarkDemos, { versions }],
      [remarkApi, { versions }],
      [remarkVersionLinks, { versions }],
      [remarkCodeBlocks, { versions }],
    ],
  };
}

/** Docs instances are plugins: the preset takes one only. */
const docsPlugin = './plugins/navigation/docs.ts';

/** What the classic preset carries. */
const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: { path: 'src/pages' },
  sitemap: false,
  debug: false,
  svgr: false,
};

export default staticPages({
  title: 'Toolpad',
  titleDelimiter: '–',
  tagline: 'Documentation of Toolpad Core and Toolpad Studio',
  url: process.env.SITE_URL || defaultSiteUrl,
  ...languageConfig(),
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'static/logos/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  // Two pages with one slug are a mistake of the checker's, which `npm start` goes on with.
  onDuplicateRoutes: isDevelopmentServer() ? 'ignore' : 'throw',
  future: { faster: { gitEagerVcs: hasHistory } },
  markdown: {
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter,
  },
  presets: [['classic', preset]],
  plugins: [
    definePlugin(checker),
    [docsPlugin, docs('core')],
    [docsPlugin, docs('studio')],
    definePlugin(themeTokens),
    definePlugin(pageChecks),
    definePlugin(pageList),
    definePlugin(search),
    definePlugin(productionErrors),
    definePlugin((context) => demos(context, { versions })),
    definePlugin((context) => apiPages(context, { versions })),
    definePlugin(exampleDownloads),
    definePlugin((context) => liveExamples(context)),
    definePlugin(analytics),
    [orderPlugin(sitemap), { ignorePatterns: ['/**/toolpad/demos/**', '/**/toolpad/offline/'] }],
    definePlugin(pwa, 'worker'),
    definePlugin(hosting, 'host'),
  ],
  // The reader's mode has one writer, src/features/preferences.
  themeConfig: { colorMode: { disableSwitch: true, respectPrefersColorScheme: false } },
});
