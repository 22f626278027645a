import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { isDevelopmentServer } from '../shared/command';
import { definePlugin } from '../shared/definePlugin';
import { definePublicVariables } from '../../model/settings';
import { adaptPlugins } from './adaptPlugins';
import { clientBundle } from './clientBundle';
import { generateAtomically, orderSiteReloads, siteFiles } from './reloads';
import { pageScript } from './pageScript';
import { rejectSettings } from './unsupported';

/**
 * All options of Docusaurus' `future.faster` except `mdxCrossCompilerCache`: with it, the server
 * reads compiled MDX from the client's compilation, but ours contains none.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: false,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
  gitEagerVcs: true,
};

/**
 * HTML template of a page. It's core's template without its `<script defer>` loop: pages are static
 * documents, and the page script loads React when an island needs it. `islands` lists the files of
 * React's entry for that script. A page links the shared style sheet, and those in the comment
 * before the page (`src/runtime/server/sheets.ts`), or all of them without a comment. A page
 * that sets `data-page="fragment"` on `<html>` is served without a document around it, for scripts
 * that insert it into another page.
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const ssrTemplate = readFileSync(path.join(__dirname, 'template.html'), 'utf8');

/** Serves pages as static documents (README.md). @throws an error with settings without effect */
export function staticPages(config: Config): Config {
  rejectSettings(config);
  const variables = definePublicVariables();
  if (isDevelopmentServer()) {
    orderSiteReloads();
    generateAtomically();
  }
  return {
    ...config,
    ssrTemplate,
    future: {
      v4: true,
      ...config.future,
      faster: { ...faster, ...(config.future?.faster as object) },
    },
    themes: adaptPlugins(['@docusaurus/theme-classic', ...(config.themes ?? [])]),
    plugins: adaptPlugins([
      definePlugin(siteFiles),
      definePlugin((context) => pageScript(context, { variables })),
      definePlugin((context) => clientBundle(context, { variables })),
      ...(config.plugins ?? []),
    ]),
  };
}
