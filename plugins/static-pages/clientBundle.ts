import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { buildLanguage } from './language';

/**
 * Serves pages as plain documents: in production the client bundle holds the islands and the style sheet instead of Docusaurus'
 * single-page app, so that neither its size nor its build time grows with the number of pages. In development the usual app runs,
 * with the same page script and islands. README.md tells on what this rests.
 * @param options.variables constants for browser code, by name
 */
export function clientBundle(
  { siteDir, i18n: { currentLocale } }: LoadContext,
  options: { variables: Record<string, string> },
): Plugin {
  const client = (name: string) => path.join(siteDir, 'src/static-pages', name);
  const language = buildLanguage(siteDir, currentLocale);
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'client-bundle',

    // The order of the cascade layers must be known before the first sheet, whatever order the files in it come in.
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'style', innerHTML: '@layer reset,tokens,base,prose,components,utilities;' },
      ],
    }),

    getClientModules: () => (production ? [] : [client('styles.ts'), client('development.ts')]),

    configureWebpack(config, isServer, { currentBundler }) {
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const plugins = [
        new DefinePlugin({ ...options.variables, ...language.variables }),
        ...(language.catalogue
          ? [new NormalModuleReplacementPlugin(language.placeholder, language.catalogue)]
          : []),
      ];
      if (isServer || !production) return { plugins };
      return {
        plugins,
        mergeStrategy: { entry: 'replace', optimization: 'replace' },
        // Not called like core's shared sheet, `styles`: the scripts of every chunk with a style would count as part of this entry.
        entry: { main: client('client.ts'), sheet: client('styles.ts') },
        optimization: {
          ...config.optimization,
          runtimeChunk: 'single',
          splitChunks: {
            chunks: 'async',
            minSize: 20_000,
            maxAsyncRequests: 12,
            ...styleSheet(config),
          },
        },
      };
    },
  };
}

/** Keeps core's rule that all CSS lands in one sheet, whose layers make the order of files irrelevant. */
function styleSheet(config: { optimization?: { splitChunks?: unknown } }) {
  const { cacheGroups } = (config.optimization?.splitChunks ?? {}) as {
    cacheGroups?: Record<string, unknown>;
  };
  return { cacheGroups: { ...(cacheGroups?.styles ? { styles: cacheGroups.styles } : {}) } };
}
