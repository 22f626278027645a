import type { Plugin } from '@docusaurus/types';

/** Docusaurus also merges settings of the development server, which its type omits. */
export type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Bundler settings that make `npm start` serve a folder of generated files.
 * @param watch whether changed files reload the page
 */
export const serveFolder = (directory: string, publicPath: string, watch = true) =>
  ({ devServer: { static: [{ directory, publicPath, watch }] } }) as BundlerConfig;
