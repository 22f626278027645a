import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import manifest from '../../package.json' with { type: 'json' };
import { collectExamples } from '../../model/examples/collect';
import { writeLiveExample } from '../../model/examples/writeLiveExample';
import { aliasesOf, type Dependencies } from '../../model/packages/packageAliases';
import { livePageFolder, liveExamples, type LiveExample } from '../../model/facts/examples';
import { attempt } from '@site/tools/report';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { density, saveScreenshot, takeScreenshot } from './camera';
import { coreScenes, type SceneContext } from './coreScenes';
import {
  modes,
  pictureOf,
  removeOldPictures,
  type Mode,
  readScenes,
  selectScenes,
} from './manifest';

const siteDir = path.join(__dirname, '../..');
const studioTools = path.join(siteDir, 'studio-tools');

/**
 * Serves an application of `examples/` on a free port, in the same way as the site.
 * @throws if the application doesn't exist or needs a server
 */
async function serveLive(name: string): Promise<{ url: string; stop: () => void }> {
  const example: LiveExample = liveExamples.find((each) => each.name === name) ?? {
    name,
    product: 'core',
    entry: 'src/main.tsx',
  };
  const version = { examples: 'examples', packages: '.', live: 'demos/core/live' };
  const project = collectExamples(path.join(siteDir, version.examples)).find(
    (each) => each.name === name,
  );
  const served = mkdtempSync(path.join(os.tmpdir(), 'live-'));
  const options = { siteDir, aliases: aliasesOf(manifest as Dependencies), version };
  await writeLiveExample(example, project, served, options, '/');
  const server = createServer(sirv(served)).listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    rmSync(served, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}/${livePageFolder(example, version)}/`, stop };
}

async function takeCoreScene(name: string, wanted: readonly Mode[]): Promise<void> {
  const { live, viewport, take } = coreScenes.get(name)!;
  const { url, stop } = await serveLive(live);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--enable-unsafe-swiftshader'],
  });
  const taken = new Set<string>();
  try {
    for (const mode of wanted) {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: density,
        colorScheme: mode,
      });
      // Pictures don't depend on other machines.
      await page.route(
        ({ hostname, protocol }) => hostname !== 'localhost' && protocol.startsWith('http'),
        (route) => route.abort(),
      );
      const shot: SceneContext['shot'] = async (shotName, options = {}) => {
        const picture = pictureOf(name, shotName);
        await saveScreenshot(await takeScreenshot(page, options), { ...picture, mode });
        taken.add(picture.name);
      };
      await take({ page, url, shot }).catch(async (cause: unknown) => {
        const failed = `test-results/pictures/${name.replaceAll('/', '-')}.png`;
        await page.screenshot({ path: path.join(siteDir, failed) });
        throw new Error(`${name} (${mode}), see ${failed}`, { cause });
      });
      await page.close();
    }
  } finally {
    await browser.close();
    stop();
  }
  removeOldPictures(name, taken);
}

/** Takes pictures of Studio with the separate project `studio-tools`, which it installs first. */
function takeStudioScenes(names: string[], mode: Mode | undefined): boolean {
  const run = (...args: string[]) =>
    spawnSync('npm', args, {
      cwd: studioTools,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0;
  if (!existsSync(path.join(studioTools, 'node_modules/.package-lock.json'))) {
    console.log('Installing Toolpad Studio and its example apps into studio-tools/ (700 MB)…');
    if (!run('ci', '--no-audit', '--no-fund')) return false;
  }
  const projects = (mode ? [mode] : modes).map((project) => `--project=${project}`);
  return run('exec', '--', 'playwright', 'test', ...projects, '-g', ` (${names.join('|')})$`);
}

/**
 * Takes the pictures of scenes one after the other. Continues after a scene fails.
 * @param wanted names of scenes or groups; all scenes if empty
 * @returns whether all scenes succeeded
 */
export async function takePictures(wanted: readonly string[], mode?: Mode): Promise<boolean> {
  const names = selectScenes([...readScenes().keys()], wanted);
  const studio = names.filter((name) => !coreScenes.has(name));
  let passed = true;
  for (const name of names.filter((each) => coreScenes.has(each))) {
    const { failure } = await attempt(name, () => takeCoreScene(name, mode ? [mode] : modes));
    passed &&= failure === undefined;
  }
  if (studio.length > 0) passed = takeStudioScenes(studio, mode) && passed;
  return passed;
}
