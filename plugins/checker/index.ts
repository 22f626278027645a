import type { Server } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultLanguage } from '../../src/site/languages';
import { isBuild, isDevelopmentServer } from '../shared/command';
import { compileUntilChecked, startBuildCheck } from './build';
import { noReports, watchingChecker } from './development';
import { mistakesPath, serveMistakes } from './socket';

/** @throws an error with the URLs that several pages have */
function refuseDuplicates(routesPaths: readonly string[]): void {
  const repeated = routesPaths.filter((route, index) => routesPaths.indexOf(route) !== index);
  if (repeated.length > 0) throw new Error(`Several pages have the URL ${repeated.join(', ')}.`);
}

/**
 * Runs the checker of the docs, `scripts/check-docs.ts`, in a separate process. A build fails with all problems that it reports; `npm start`
 * lets it watch, prints its reports and sends them to the pages that are open.
 */
export function checker({ siteDir, baseUrl, i18n: { currentLocale } }: LoadContext): Plugin {
  const name = 'checker';
  // Copies of the site with a few pages, whose examples and pictures have none, are built without it.
  const isOff = process.env.CHECK_DOCS === 'off';
  if (!isDevelopmentServer()) {
    // Pages are checked once, as they are written: not their translations.
    if (!isOff && isBuild() && currentLocale === defaultLanguage) startBuildCheck(siteDir);
    return {
      name,
      configureWebpack: () => ({ plugins: [compileUntilChecked] }),
      postBuild: ({ routesPaths }) => refuseDuplicates(routesPaths),
    };
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
              // The checker already reports errors in pages and demos, and the overlay of webpack-dev-server would cover its report.
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
