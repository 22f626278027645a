import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { InitializedPlugin, LoadContext, Plugin } from '@docusaurus/types';
import { createMatcher } from '@docusaurus/utils';
import { isDevelopmentServer } from '../shared/command';
import { afterCompilation } from '../shared/pageCompilation';
import { watchFiles } from '../../model/files/watchFiles';
import { writeAtomically } from '../../model/files/writeAtomically';

/** Otherwise, the bundler of `npm start` sometimes reads half of a generated file. */
export const generateAtomically = (): void =>
  void Object.assign(createRequire(__filename)('@docusaurus/utils/lib/emitUtils') as object, {
    generate: (folder: string, file: string, content: string) =>
      writeAtomically(path.resolve(folder, file), content),
  });

/**
 * Writes a file when one that matches a pattern changes.
 * @returns a function that stops watching
 */
export function signalChanges(
  siteDir: string,
  patterns: readonly string[],
  signal: string,
): Promise<() => Promise<void>> {
  const matches = createMatcher(
    patterns
      .map((file) => path.relative(siteDir, path.resolve(siteDir, file)).replaceAll(path.sep, '/'))
      .flatMap((pattern) => [pattern, `${pattern}/**`]),
  );
  const write = (file: string) => {
    mkdirSync(path.dirname(signal), { recursive: true });
    writeFileSync(signal, file);
  };
  write('');
  return watchFiles(siteDir, ({ file }) => {
    if (matches(file)) write(file);
  });
}

/**
 * Lets Docusaurus watch one file instead of those of a plugin. Its own watchers lose files, so it
 * would continue to serve old pages.
 */
export function watchedByParcel(
  plugin: InitializedPlugin,
  { siteDir, generatedFilesDir }: LoadContext,
): InitializedPlugin {
  const { name, options } = plugin;
  const getPathsToWatch = () => {
    const patterns = plugin.getPathsToWatch?.() ?? [];
    const isPolling = process.argv.some((each) => each.startsWith('--poll'));
    // `docusaurus write-translations` also asks for the files, and would never end.
    if (patterns.length === 0 || isPolling || !isDevelopmentServer()) return patterns;
    const signal = path.join(generatedFilesDir, 'changes', `${name}-${options.id}`);
    void signalChanges(siteDir, patterns, signal);
    return [signal];
  };
  return { ...plugin, getPathsToWatch };
}

/** Plugin whose reload is one of the site, because Docusaurus also loses the configuration. */
export const siteFiles = ({ siteConfigPath, localizationDir }: LoadContext): Plugin => ({
  name: 'site-files',
  getPathsToWatch: () => [siteConfigPath, localizationDir],
});

/** Longer than Docusaurus waits before it reloads a site, so that both share the reload. In ms. */
const siteDelay = 700;

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

  function inOrder(key: string, reload: () => Promise<Site>, delay = 0): Promise<Site> {
    const known = queued.get(key);
    if (known) return known;
    const run = last.then(async () => {
      await sleep(delay);
      await afterCompilation();
      queued.delete(key);
      latest = await reload();
      return latest;
    });
    queued.set(key, run);
    last = run.catch(() => undefined);
    return run;
  }

  const reloadAll = (site: Site, delay?: number) =>
    inOrder('site', () => reloadSite(latest ?? site), delay);
  Object.assign(module, {
    [isOrdered]: true,
    reloadSite: (site: Site) => reloadAll(site),
    reloadSitePlugin: (site: Site, plugin: { name: string; id: string }) =>
      plugin.name === 'site-files'
        ? reloadAll(site, siteDelay)
        : inOrder(`${plugin.name} ${plugin.id}`, () => reloadSitePlugin(latest ?? site, plugin)),
  });
}

/** Orders the reloads of Docusaurus itself, in the module instance that it has loaded. */
export const orderSiteReloads = (): void =>
  orderReloads(
    createRequire(__filename)('@docusaurus/core/lib/server/site') as SiteModule<unknown>,
  );
