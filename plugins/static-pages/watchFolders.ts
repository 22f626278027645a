import { createMatcher } from '@docusaurus/utils';
import chokidar from 'chokidar';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Site<Plugin> {
  props: { siteDir: string; plugins: readonly Plugin[] };
  cliOptions: object;
}

/** A change of a file that a plugin reads, or of the site's settings or translations. */
interface Change<Plugin> {
  plugin: Plugin | null;
  event: { name: string; path: string };
}

/** The part of Docusaurus' `start/watcher` that watches files for `docusaurus start`. */
export interface WatcherModule<Plugin> {
  createPollingOptions(options: object): object;
  getSitePathsToWatch(site: Pick<Site<Plugin>, 'props'>): string[];
  getPluginPathsToWatch(options: { siteDir: string; plugin: Plugin }): string[];
  setupSiteFileWatchers(
    site: Site<Plugin>,
    callback: (change: Change<Plugin>) => void,
  ): (() => Promise<void>)[] | void;
}

/** Path of the folder that contains all files of a pattern, or the path without a pattern. */
export function folderOf(pattern: string): string {
  const names = pattern.split('/');
  const first = names.findIndex((name) => /[*?{}[\]!]/.test(name));
  return first < 0 ? pattern : names.slice(0, first).join('/');
}

/**
 * Makes Docusaurus watch folders and filter their files. It watches patterns, for which chokidar 3
 * loses files that are deleted and restored quickly, such as when a writer switches branches: their
 * later changes are never reported.
 */
export function watchFolders<Plugin>(
  module: WatcherModule<Plugin> = createRequire(__filename)(
    '@docusaurus/core/lib/commands/start/watcher',
  ),
): void {
  const { createPollingOptions, getSitePathsToWatch, getPluginPathsToWatch } = module;
  Object.assign(module, {
    setupSiteFileWatchers: ({ props, cliOptions }, callback) => {
      const { siteDir, plugins } = props;
      const toSite = (file: string) => path.relative(siteDir, path.resolve(siteDir, file));
      const watch = (plugin: Plugin | null, paths: readonly string[]) => {
        const patterns = paths.map((file) => toSite(file).replaceAll(path.sep, '/'));
        const matches = createMatcher(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]));
        const watcher = chokidar.watch([...new Set(patterns.map(folderOf))], {
          cwd: siteDir,
          ignoreInitial: true,
          ignored: (file: string, stats?: { isFile(): boolean }) =>
            Boolean(stats?.isFile()) && !matches(toSite(file)),
          ...createPollingOptions(cliOptions),
        });
        watcher.on('all', (name, file) => {
          if (matches(file)) callback({ plugin, event: { name, path: file } });
        });
        return () => watcher.close();
      };
      return [
        watch(null, getSitePathsToWatch({ props })),
        ...plugins.map((plugin) => watch(plugin, getPluginPathsToWatch({ siteDir, plugin }))),
      ];
    },
  } satisfies Pick<WatcherModule<Plugin>, 'setupSiteFileWatchers'>);
}
