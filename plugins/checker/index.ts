import type { Server } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultLanguage } from '../../src/site/languages';
import { isBuild, isDevelopmentServer } from '../shared/command';
import { checkBuild } from './build';
import { noReports, watchingChecker } from './development';
import { mistakesPath, serveMistakes } from './socket';

/**
 * Runs the checker of the docs, `scripts/check-docs.ts`, in a process of its own. A build waits for it before anything else is done, and fails
 * with all mistakes there are; `npm start` lets it watch, prints what it says and sends it to the pages that are open.
 */
export async function checker({
  siteDir,
  baseUrl,
  i18n: { currentLocale },
}: LoadContext): Promise<Plugin> {
  const name = 'checker';
  // Copies of the site with a few pages, whose examples and pictures have none, are built without it.
  const isOff = process.env.CHECK_DOCS === 'off';
  if (!isDevelopmentServer()) {
    // Pages are checked once, as they are written: not their translations.
    if (!isOff && isBuild() && currentLocale === defaultLanguage) await checkBuild(siteDir);
    return { name };
  }
  const reports = isOff ? noReports : watchingChecker(siteDir);
  return {
    name,
    // Docusaurus adds `devServer` to its own settings, though its type does not name it.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : ({
            devServer: {
              // What is wrong in a page or a demo is said once, by the checker; the server's own overlay would cover that. It runs in the browser.
              client: {
                overlay: {
                  errors: ({
                    message,
                    moduleName = '',
                  }: {
                    message: string;
                    moduleName?: string;
                  }) =>
                    !message.includes('mdx-loader') &&
                    !/^\.\/(?:docs-\w+|\w+_versioned_docs)\//.test(moduleName),
                },
              },
              onListening: ({ server }: { server: Server }) =>
                serveMistakes(server, `${baseUrl}${mistakesPath}`, reports),
            },
          } as object),
  };
}
