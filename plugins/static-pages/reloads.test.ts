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
import type { LoadContext } from '@docusaurus/types';
import {
  generateAtomically,
  orderReloads,
  orderSiteReloads,
  signalChanges,
  siteFiles,
  type SiteModule,
  watchedByParcel,
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

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'watched-')));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(siteDir, { recursive: true, maxRetries: 5 });
});

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};

interface Signal {
  /** The last changed file. */
  file(): string;
  /** How often Docusaurus' watcher has reported a change. */
  reports: number;
}

async function watch(name: string, patterns: string[]): Promise<Signal> {
  const file = path.join(siteDir, '.docusaurus/changes', name);
  stops.push(await signalChanges(siteDir, patterns, file));
  const signal = { file: () => readFileSync(file, 'utf8'), reports: 0 };
  const { watch: watchLikeStart } = nodeRequire('@docusaurus/core/lib/commands/start/watcher');
  stops.push(watchLikeStart({ pathsToWatch: [file], siteDir }, () => (signal.reports += 1)));
  return signal;
}

test('signals changes to the plugins that watch the file, also after quick changes of many files', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => `pages/${index % 4}/${index}.mdx`);
  for (const file of pages) write(file, 'first');
  write('pages/list.json', '{}');
  const docs = await watch('docs', [path.join(siteDir, 'pages/**/*.{md,mdx}')]);
  const list = await watch('list', ['pages/list.json']);
  const folder = await watch('folder', ['pages']);
  for (let time = 0; time < 8; time += 1) {
    for (const file of pages) rmSync(path.join(siteDir, file));
    if (time % 2) rmSync(path.join(siteDir, 'pages/1'), { recursive: true });
    await sleep(40 * time);
    for (const file of pages) write(file, `${time}`);
    await sleep(40 * time);
  }
  await sleep(1_000);
  expect(list.file()).toBe('');
  write('pages/list.json', '[]');
  write('node_modules/pages/1.mdx', '');
  await sleep(500);
  expect(docs.file()).toMatch(/^pages.*mdx$/);
  expect([list.file(), folder.file()]).toEqual(['pages/list.json', 'pages/list.json']);
  expect([list.reports > 0, folder.reports > 1]).toEqual([true, true]);
  for (const file of pages.slice(0, 10)) {
    const { reports } = docs;
    rmSync(path.join(siteDir, file));
    await sleep(200);
    expect(docs.file()).toBe(file);
    expect(docs.reports).toBeGreaterThan(reports);
  }
}, 30_000);

test('Docusaurus watches the signal of a plugin, its own paths with --poll, and nothing if it has none or with other commands', () => {
  const context = { siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus') } as LoadContext;
  const pathsOf = (paths?: string[]) => {
    const created = { name: 'docs', options: { id: 'core' }, getPathsToWatch: () => paths };
    return watchedByParcel(created as never, context).getPathsToWatch?.();
  };
  expect(pathsOf()).toEqual([]);
  for (const args of [['start', '--poll=500'], ['write-translations']]) {
    jest.replaceProperty(process, 'argv', ['node', 'docusaurus', ...args]);
    expect(pathsOf(['pages/**'])).toEqual(['pages/**']);
  }
  jest.restoreAllMocks();
});

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

test('a change of the configuration reloads the site, once', async () => {
  const { module, started } = createSite({ docs: 'new' }, {});
  const reloadSite = jest.spyOn(module, 'reloadSite');
  orderReloads(module);
  const { name } = siteFiles({} as LoadContext);
  const own = module.reloadSitePlugin({}, plugin(name));
  await sleep(550);
  await Promise.all([own, module.reloadSite({})]);
  expect(await own).toEqual({ docs: 'new' });
  expect(reloadSite).toHaveBeenCalledTimes(1);
  expect(started).toEqual([]);
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
