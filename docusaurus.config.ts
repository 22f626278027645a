import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import * as sitemap from '@docusaurus/plugin-sitemap';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { analytics } from './plugins/analytics';
import { remarkCodeBlocks } from './plugins/code-blocks';
import { demos, remarkDemos } from './plugins/demos';
import { hosting } from './plugins/hosting';
import { pageList } from './plugins/navigation';
import { pageChecks, parseFrontMatter } from './plugins/page-checks';
import { pageScripts } from './plugins/page-scripts';
import { productionErrors } from './plugins/production-errors';
import { pwa } from './plugins/pwa';
import { definePlugin, orderPlugin } from './plugins/shared/definePlugin';
import { definePublicVariables } from './plugins/shared/environment';
import { staticFirst } from './plugins/static-first';
import { faster } from './plugins/static-first/faster';
import { ssrTemplate } from './plugins/static-first/template';
import { themeTokens } from './plugins/theme-tokens';
import { docsRepository } from './src/site/docsRepository';
import { baseUrl, defaultSiteUrl, docsBranch } from './src/site/origins';
import { productList, type ProductKey } from './src/site/products';

const variables = definePublicVariables();

/** Pages show when they were changed, except in sources without their history, such as a downloaded archive. */
const hasHistory = existsSync('.git');

/** Folders whose demos run, each against the installed version of its product. */
const demoSets = productList.map(({ key, version }) => ({
  dir: `docs-${key}`,
  product: key,
  version: `v${version}`,
}));

/** One docs instance: folder `docs-<product>`, served at `/toolpad/<product>/`. */
function docs(product: ProductKey): PluginConfig {
  const options: DocsOptions = {
    id: product,
    path: `docs-${product}`,
    routeBasePath: product,
    sidebarPath: `./docs-${product}/sidebar.ts`,
    include: ['**/*.mdx'],
    ...(docsRepository ? { editUrl: `${docsRepository}/edit/${docsBranch}/` } : {}),
    showLastUpdateTime: hasHistory,
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [[remarkDemos, { sets: demoSets }], remarkCodeBlocks],
  };
  return ['@docusaurus/plugin-content-docs', options];
}

const config: Config = {
  title: 'Toolpad',
  titleDelimiter: '–',
  tagline: 'Documentation of Toolpad Core and Toolpad Studio',
  url: process.env.SITE_URL || defaultSiteUrl,
  baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'static/logos/favicon.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: { v4: true, faster: { ...faster, gitEagerVcs: hasHistory } },
  markdown: {
    mdx1Compat: { headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    parseFrontMatter,
  },
  ssrTemplate,
  plugins: [
    definePlugin(themeTokens),
    definePlugin((context) => pageScripts(context, { variables })),
    definePlugin((context) => staticFirst(context, { variables })),
    definePlugin(pageChecks),
    definePlugin(pageList),
    definePlugin(productionErrors),
    definePlugin((context) => demos(context, { sets: demoSets })),
    docs('core'),
    docs('studio'),
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' }],
    [orderPlugin(sitemap), { ignorePatterns: ['/toolpad/demos/**', '/toolpad/offline/'] }],
    definePlugin(analytics),
    definePlugin(pwa, 'worker'),
    definePlugin(hosting, 'host'),
  ],
  themes: [path.resolve('plugins/lean-theme/index.ts')],
  // The reader's mode has one writer, src/features/preferences.
  themeConfig: { colorMode: { disableSwitch: true, respectPrefersColorScheme: false } },
};

export default config;
