import type { Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { ResolvedDemosOptions } from './options';

/** The type leaves out the settings of the development server, which Docusaurus merges too. */
type WebpackResult = ReturnType<NonNullable<Plugin['configureWebpack']>>;

export interface BundlerPaths {
  siteDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  /** Folder with the sources, laid out as their addresses. */
  served: string;
}

/**
 * Bundler settings: demos, and the packages they show, see the packages that readers install under that name. In development the
 * sources are served from where they are generated.
 */
export function bundlerSettings(
  { sets, aliases }: ResolvedDemosOptions,
  { siteDir, generatedFilesDir, baseUrl, served }: BundlerPaths,
): WebpackResult {
  const modules = path.join(siteDir, 'node_modules');
  const alias = Object.fromEntries(
    Object.entries(aliases).map(([name, installed]) => [name, path.join(modules, installed)]),
  );
  const include = [
    ...sets.map(({ dir }) => path.join(siteDir, dir)),
    path.join(generatedFilesDir, 'demos'),
    /[\\/]node_modules[\\/]@toolpad[\\/]/,
  ];
  return {
    module: { rules: [{ include, resolve: { alias } }] },
    devServer: { static: [{ directory: served, publicPath: baseUrl }] },
  } as WebpackResult;
}
