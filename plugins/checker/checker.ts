import type { Server } from 'node:http';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isDevelopmentServer } from '../shared/command';
import { readSettings } from '../../model/settings';
import { noReports, watchingChecker, problemsPath, serveProblems } from './development';

/**
 * Runs the checker, `checker`, with `npm start`. It watches files, and its reports appear in
 * the terminal and on open pages.
 */
export function checker({ siteDir, baseUrl }: LoadContext): Plugin {
  const name = 'checker';
  if (!isDevelopmentServer()) return { name };
  // Tests run copies of the site with a few pages, so many examples and pictures are unused.
  const isOff = readSettings().CHECK_DOCS === 'off';
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
