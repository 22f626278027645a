import { orderReloads, orderSiteReloads, type SiteModule } from './reloads';

/**
 * A site lists what its plugins have read. A plugin reads the state of the disk when its reload
 * ends.
 */
type Site = Record<string, string>;

function createSite(disk: Site, milliseconds: Record<string, number>) {
  const started: string[] = [];
  const module: SiteModule<Site> = {
    reloadSite: () => Promise.resolve({ ...disk }),
    async reloadSitePlugin(site, { name }) {
      started.push(name);
      await new Promise((resolve) => setTimeout(resolve, milliseconds[name] ?? 1));
      if (disk[name] === 'broken') throw new Error(`${name} is broken.`);
      return { ...site, [name]: disk[name] ?? '' };
    },
  };
  return { module, started };
}

const plugin = (name: string) => ({ name, id: 'default' });

test('a reload that ends later does not undo the changes of another plugin', async () => {
  const { module } = createSite({ docs: 'new', demos: 'new' }, { docs: 5, demos: 20 });
  orderReloads(module);
  const site = { docs: 'old', demos: 'old' };
  const reloads = ['demos', 'docs'].map((name) => module.reloadSitePlugin(site, plugin(name)));
  const sites = await Promise.all(reloads);
  expect(sites.at(-1)).toEqual({ docs: 'new', demos: 'new' });
});

test('a waiting reload is shared, a running one is not', async () => {
  const { module, started } = createSite({ docs: 'new' }, {});
  orderReloads(module);
  const first = module.reloadSitePlugin({}, plugin('docs'));
  const waiting = [1, 2].map(() => module.reloadSitePlugin({}, plugin('docs')));
  await first;
  await Promise.all(waiting);
  expect(started).toEqual(['docs']);
  await module.reloadSitePlugin({}, plugin('docs'));
  expect(started).toEqual(['docs', 'docs']);
});

test('a failed reload rejects, and the next one continues from the last valid site', async () => {
  const disk: Site = { docs: 'new', demos: 'broken' };
  const { module } = createSite(disk, {});
  orderReloads(module);
  const site = { docs: 'old', demos: 'old' };
  await module.reloadSitePlugin(site, plugin('docs'));
  await expect(module.reloadSitePlugin(site, plugin('demos'))).rejects.toThrow('demos is broken.');
  disk.demos = 'mended';
  await expect(module.reloadSitePlugin(site, plugin('demos'))).resolves.toEqual({
    docs: 'new',
    demos: 'mended',
  });
});

test('Docusaurus has these functions, and calls them through their module', () => {
  const site = jest.requireActual<SiteModule<unknown>>('@docusaurus/core/lib/server/site');
  const before = { ...site };
  orderSiteReloads();
  orderSiteReloads();
  const utils = jest
    .requireActual<typeof import('node:fs')>('node:fs')
    .readFileSync(require.resolve('@docusaurus/core/lib/commands/start/utils'), 'utf8');
  for (const name of ['reloadSite', 'reloadSitePlugin'] as const) {
    expect(typeof before[name]).toBe('function');
    expect(utils).toContain(`(0, site_1.${name})(site`);
  }
});
