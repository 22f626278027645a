import { createRequire } from 'node:module';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import { afterCompilation } from '../shared/pageCompilation';
import { watchFiles } from '../../model/files/watchFiles';
import { writeAtomically } from '../../model/files/writeAtomically';

/** The part of `@docusaurus/utils` that writes generated files. */
interface GenerateModule {
  generate(folder: string, file: string, content: string): Promise<void>;
}

/** Otherwise, the bundler of `npm start` sometimes reads half of a generated file. */
export const generateAtomically = (
  module: GenerateModule = createRequire(__filename)('@docusaurus/utils/lib/emitUtils'),
): void =>
  void Object.assign(module, {
    generate: (folder, file, content) => writeAtomically(path.resolve(folder, file), content),
  } satisfies GenerateModule);

interface Site<Plugin> {
  props: { siteDir: string; plugins: readonly Plugin[] };
  cliOptions: { poll?: boolean | number };
}

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

function matcherOf(siteDir: string, paths: readonly string[]): (file: string) => boolean {
  const patterns = paths.map((file) =>
    path.relative(siteDir, path.resolve(siteDir, file)).replaceAll(path.sep, '/'),
  );
  return patterns.length > 0
    ? createMatcher(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]))
    : () => false;
}

/** Docusaurus' own watchers lose files, so it would continue to serve old pages. */
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

/** What `docusaurus start` calls when a file changes. A call creates a site from its argument. */
export interface SiteModule<Site> {
  reloadSite(site: Site): Promise<Site>;
  reloadSitePlugin(site: Site, plugin: { name: string; id: string }): Promise<Site>;
}

const isOrdered = Symbol.for('toolpad-docs.ordered-reloads');

/**
 * Runs reloads one after another, once the bundler has compiled the change. Docusaurus starts a
 * reload for each plugin that watches a changed file, all from the same site, so that the last one
 * to end would undo the others: a new page or label would be lost. Requests share a reload that
 * hasn't started.
 * @see
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/commands/start/utils.ts
 * the comment in `reloadPlugin`
 */
export function orderReloads<Site>(module: SiteModule<Site> & { [isOrdered]?: true }): void {
  if (module[isOrdered]) return;
  const { reloadSite, reloadSitePlugin } = module;
  let latest: Site | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const queued = new Map<string, Promise<Site>>();

  function inOrder(key: string, reload: () => Promise<Site>): Promise<Site> {
    const known = queued.get(key);
    if (known) return known;
    const run = last.then(async () => {
      await afterCompilation();
      queued.delete(key);
      latest = await reload();
      return latest;
    });
    queued.set(key, run);
    last = run.catch(() => undefined);
    return run;
  }

  Object.assign(module, {
    [isOrdered]: true,
    reloadSite: (site: Site) => inOrder('site', () => reloadSite(latest ?? site)),
    reloadSitePlugin: (site: Site, plugin: { name: string; id: string }) =>
      inOrder(`${plugin.name} ${plugin.id}`, () => reloadSitePlugin(latest ?? site, plugin)),
  });
}

/** Orders the reloads of Docusaurus itself, in the module instance that it has loaded. */
export const orderSiteReloads = (): void =>
  orderReloads(
    createRequire(__filename)('@docusaurus/core/lib/server/site') as SiteModule<unknown>,
  );
