import { createRequire } from 'node:module';
import { afterCompilation } from '../shared/pageCompilation';

/**
 * The part of Docusaurus' `server/site` that `docusaurus start` calls when a file changes. Each
 * call creates a new site from its argument.
 */
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
