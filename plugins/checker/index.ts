import type { Server } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultLanguage } from '../../src/site/languages';
import { isBuild, isDevelopmentServer } from '../shared/command';
import { readSettings } from '../shared/settings';
import { compileUntilChecked, startBuildCheck } from './build';
import { noReports, watchingChecker } from './development';
import { problemsPath, serveProblems } from './socket';

/** @throws an error that lists the URLs shared by several pages */
function refuseDuplicates(routesPaths: readonly string[]): void {
  const repeated = routesPaths.filter((route, index) => routesPaths.indexOf(route) !== index);
  if (repeated.length > 0)
    throw new Error(`Several pages have the same URL: ${repeated.join(', ')}.`);
}

/**
 * Runs the checker, `tools/checker/bin.ts`, in a separate process. A build fails with all problems
 * that it reports. With `npm start`, the checker watches files, and its reports appear in the
 * terminal and on open pages.
 */
export function checker({ siteDir, baseUrl, i18n: { currentLocale } }: LoadContext): Plugin {
  const name = 'checker';
  // Tests build copies of the site with a few pages, so many examples and pictures are unused.
  const isOff = readSettings().CHECK_DOCS === 'off';
  if (!isDevelopmentServer()) {
    // The checker reads only the original pages, not their translations.
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
    // Docusaurus merges `devServer` into its own settings, but its types omit it.
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : ({
            devServer: {
              // The checker reports errors in pages and demos, so the server's overlay, which runs
              // this function in the browser, omits them.
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
                    !/^\.\/(?:docs-[\w-]+|\w+_versioned_docs)\//.test(moduleName),
                },
              },
              onListening: ({ server }: { server: Server }) =>
                serveProblems(server, `${baseUrl}${problemsPath}`, reports),
            },
          } as object),
  };
}
