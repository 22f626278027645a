import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  generateAtomically,
  orderReloads,
  orderSiteReloads,
  replaceFileWatcher,
  type SiteModule,
  type WatcherModule,
} from './reloads';

// The instance that Docusaurus loads, not one of Jest.
const nodeRequire = createRequire(__filename);

it('replaces a function of Docusaurus', () => {
  expect(nodeRequire('@docusaurus/utils/lib/emitUtils')).toHaveProperty(
    'generate',
    expect.any(Function),
  );
});

it('replaces a generated file, and leaves an unchanged one', async () => {
  generateAtomically();
  const { generate } = nodeRequire('@docusaurus/utils') as typeof import('@docusaurus/utils');
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  const file = path.join(folder, 'data/list.json');
  await generate(folder, 'data/list.json', '[1]');
  const reader = openSync(file, 'r');
  await generate(folder, 'data/list.json', '[1, 2]');
  expect([readFileSync(reader, 'utf8'), readFileSync(file, 'utf8')]).toEqual(['[1]', '[1, 2]']);
  closeSync(reader);
  const { ino } = statSync(file);
  await generate(folder, 'data/list.json', '[1, 2]');
  expect(statSync(file).ino).toBe(ino);
  rmSync(folder, { recursive: true });
});

interface Plugin {
  name: string;
  getPathsToWatch?(): string[];
}

// The instance that Docusaurus loads, not one of Jest.
const watcher = createRequire(__filename)(
  '@docusaurus/core/lib/commands/start/watcher',
) as WatcherModule<Plugin>;

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'watched-')));
let stop: (() => Promise<void>) | undefined;
afterAll(async () => {
  await stop?.();
  rmSync(siteDir, { recursive: true, maxRetries: 5 });
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};

test('reports changes to the plugins that watch the file, also after quick changes of many files', async () => {
  expect(watcher.setupSiteFileWatchers).toEqual(expect.any(Function));
  replaceFileWatcher(watcher);
  const pages = Array.from({ length: 40 }, (_, index) => `pages/${index % 4}/${index}.mdx`);
  for (const file of pages) write(file, 'first');
  write('pages/list.json', '{}');
  write('config.ts', '');
  const props = {
    siteDir,
    plugins: [
      { name: 'docs', getPathsToWatch: () => [path.join(siteDir, 'pages/**/*.{md,mdx}')] },
      { name: 'list', getPathsToWatch: () => ['pages/list.json'] },
      { name: 'none' },
    ],
    siteConfigPath: path.join(siteDir, 'config.ts'),
    localizationDir: path.join(siteDir, 'i18n'),
  };
  const changes: string[] = [];
  stop =
    (await watcher.setupSiteFileWatchers({ props, cliOptions: {} }, ({ plugin, event }) =>
      changes.push(`${plugin?.name ?? 'site'} ${event.path}`),
    )) ?? undefined;
  for (let time = 0; time < 8; time += 1) {
    for (const file of pages) rmSync(path.join(siteDir, file));
    if (time % 2) rmSync(path.join(siteDir, 'pages/1'), { recursive: true });
    await sleep(40 * time);
    for (const file of pages) write(file, `${time}`);
    await sleep(40 * time);
  }
  await sleep(1_000);
  changes.length = 0;
  for (const file of pages.slice(1)) write(file, 'last');
  rmSync(path.join(siteDir, pages[0]!));
  write('pages/list.json', '[]');
  write('pages/other.txt', '');
  write('node_modules/pages/1.mdx', '');
  write('config.ts', '1');
  await sleep(1_000);
  expect([...new Set(changes)].sort()).toEqual(
    [...pages.map((file) => `docs ${file}`), 'list pages/list.json', 'site config.ts'].sort(),
  );
}, 30_000);

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
