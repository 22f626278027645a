import type { Config } from '@docusaurus/types';
import { isDevelopmentServer } from '../shared/command';
import { definePlugin } from '../shared/definePlugin';
import { definePublicVariables } from '../../model/settings';
import { adaptPlugins } from './adaptPlugins';
import { clientBundle } from './clientBundle';
import { generateAtomically, orderSiteReloads, siteFiles } from './reloads';
import { pageScript } from './pageScript';
import { ssrTemplate } from './template';
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
