import { createMatcher } from '@docusaurus/utils';
import { createRequire } from 'node:module';
import path from 'node:path';
import { watchFiles } from '../shared/watchFiles';

interface Site<Plugin> {
  props: { siteDir: string; plugins: readonly Plugin[] };
  /** Options of `docusaurus start`. */
  cliOptions: { poll?: boolean | number };
}

/** A change of a file that a plugin reads, or of the site's settings or translations. */
interface Change<Plugin> {
  plugin: Plugin | null;
  event: { name: string; path: string };
}

/** The part of Docusaurus' `start/watcher` that watches files for `docusaurus start`. */
export interface WatcherModule<Plugin> {
  getSitePathsToWatch(site: Pick<Site<Plugin>, 'props'>): string[];
  getPluginPathsToWatch(options: { siteDir: string; plugin: Plugin }): string[];
  setupSiteFileWatchers(
    site: Site<Plugin>,
    callback: (change: Change<Plugin>) => void,
  ): Promise<() => Promise<void>> | void;
}

/** Returns a function that returns whether a file of the site is one of these files or folders. */
function matcherOf(siteDir: string, paths: readonly string[]): (file: string) => boolean {
  const patterns = paths.map((file) =>
    path.relative(siteDir, path.resolve(siteDir, file)).replaceAll(path.sep, '/'),
  );
  return patterns.length > 0
    ? createMatcher(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]))
    : () => false;
}

/**
 * Makes Docusaurus use `watchFiles`, except with `--poll`. Its own watchers lose files, so it would
 * continue to serve old pages.
 */
export function replaceFileWatcher<Plugin>(
  module: WatcherModule<Plugin> = createRequire(__filename)(
    '@docusaurus/core/lib/commands/start/watcher',
  ),
): void {
  const { getSitePathsToWatch, getPluginPathsToWatch, setupSiteFileWatchers } = module;
  Object.assign(module, {
    setupSiteFileWatchers: (site, callback) => {
      const { props, cliOptions } = site;
      if (cliOptions.poll) return setupSiteFileWatchers(site, callback);
      const { siteDir } = props;
      const watchers = [
        { plugin: null, matches: matcherOf(siteDir, getSitePathsToWatch({ props })) },
        ...props.plugins.map((plugin) => ({
          plugin,
          matches: matcherOf(siteDir, getPluginPathsToWatch({ siteDir, plugin })),
        })),
      ];
      return watchFiles(siteDir, ({ type, file }) => {
        for (const { plugin, matches } of watchers)
          if (matches(file)) callback({ plugin, event: { name: type, path: file } });
      });
    },
  } satisfies Pick<WatcherModule<Plugin>, 'setupSiteFileWatchers'>);
}
