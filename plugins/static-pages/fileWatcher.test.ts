import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceFileWatcher, type WatcherModule } from './fileWatcher';

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
