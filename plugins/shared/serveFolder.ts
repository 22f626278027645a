import type { Plugin } from '@docusaurus/types';

/** Docusaurus also merges settings of the development server, which its type omits. */
export type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface ServedFolder {
  directory: string;
  publicPath: string;
}

/**
 * Bundler settings that make `npm start` serve folders of generated files.
 * @param watch whether changed files reload the page
 */
export const serveFolders = (folders: ServedFolder[], watch = false) =>
  ({ devServer: { static: folders.map((folder) => ({ ...folder, watch })) } }) as BundlerConfig;

/** Bundler settings that make `npm start` serve a folder of generated files. */
export const serveFolder = (directory: string, publicPath: string, watch = true) =>
  serveFolders([{ directory, publicPath }], watch);
