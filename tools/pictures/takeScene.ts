import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { type Hosts, openWindow, startStudio } from '@site/tools/studio';
import { density, saveScreenshot, takeScreenshot } from './camera';
import { Editor } from './editor';
import { pageOf, pictureName } from '@site/tools/picture-names';
import { serveLive } from './live';
import { savePicture } from './manifest';
import {
  modes,
  type Drawings,
  type LiveScene,
  type Mode,
  type Scene,
  type SceneContext,
} from './scene';
import { appOf, scenesFolder, sourceHash } from './source';

const root = path.join(import.meta.dirname, '../..');

/**
 * Sets the mode of the app's theme, so that the canvas matches the editor. Keeps other settings.
 */
export function setMode(theme: string | undefined, mode: Mode): string {
  const file = (theme ? parse(theme) : {}) as { spec?: { options?: { palette?: object } } };
  const options = file.spec?.options;
  return stringify({
    apiVersion: 'v1',
    kind: 'theme',
    spec: { ...file.spec, options: { ...options, palette: { ...options?.palette, mode } } },
  });
}

function writeMode(appFolder: string, mode: Mode): void {
  const file = path.join(appFolder, 'theme.yml');
  const theme = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  writeFileSync(file, setMode(theme, mode));
}

/**
 * Creates the `shot` function of a stage. It takes and writes pictures, and adds their names to
 * `taken`.
 */
function createShot(
  page: Page,
  name: string,
  scene: Scene | LiveScene,
  mode: Mode,
  taken: string[],
): SceneContext['shot'] {
  return async (shotName, options = {}) => {
    const picture = pictureName(name, shotName);
    await saveScreenshot(await takeScreenshot(page, options), {
      name: picture,
      scene: name,
      page: pageOf(name, shotName),
      source: sourceHash(name, scene),
      mode,
    });
    taken.push(picture);
  };
}

interface Session {
  browser: Browser;
  hosts: Hosts;
  name: string;
  scene: Scene | LiveScene;
  mode: Mode;
}

/**
 * Runs the steps of a scene in a window. Writes a screenshot if a step fails.
 * @throws an error with the path of the screenshot
 */
async function withWindow(
  { browser, hosts, name, scene: { viewport }, mode }: Session,
  take: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openWindow(browser, hosts, {
    ...(viewport && { viewport }),
    deviceScaleFactor: density,
    colorScheme: mode,
  });
  try {
    await take(page);
  } catch (cause) {
    const file = `test-results/pictures/${name.replaceAll('/', '-')}.png`;
    await page.screenshot({ path: path.join(root, file) });
    throw new Error(`${name} (${mode}), see ${file}`, { cause });
  }
  await page.close();
}

/** Starts the browser for a scene. */
const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--enable-unsafe-swiftshader'],
  });

/** Takes pictures of an application in the given modes. */
async function takeLivePictures(
  name: string,
  scene: LiveScene,
  wanted: readonly Mode[],
): Promise<string[]> {
  const { url, stop } = await serveLive(scene.live);
  const browser = await launchBrowser();
  const taken: string[] = [];
  try {
    for (const mode of wanted)
      await withWindow({ browser, hosts: {}, name, scene, mode }, (page) =>
        scene.take({ page, url, mode, shot: createShot(page, name, scene, mode, taken) }),
      );
  } finally {
    await browser.close();
    await stop();
  }
  return taken;
}

/**
 * Starts Studio on a copy of the scene's app, and takes pictures in the given modes, one after the
 * other.
 */
async function takeStudioPictures(
  name: string,
  scene: Scene,
  wanted: readonly Mode[],
): Promise<string[]> {
  const { hosts = {} } = scene;
  const extra = await scene.before?.();
  const studio = await startStudio({
    ...appOf(name, scene),
    hosts,
    command: scene.command,
    server: scene.server,
    env: { ...scene.env, ...extra?.env },
    prepare: (appFolder) => writeMode(appFolder, wanted[0] ?? 'light'),
  }).catch(async (error: unknown) => {
    await extra?.stop();
    throw error;
  });
  const browser = await launchBrowser();
  const taken: string[] = [];
  try {
    for (const mode of wanted) {
      writeMode(studio.appFolder, mode);
      await withWindow({ browser, hosts, name, scene, mode }, (page) => {
        // First loads have separate time limits.
        page.setDefaultTimeout(90_000);
        const shot = createShot(page, name, scene, mode, taken);
        return scene.take({ page, editor: new Editor(page), studio, mode, shot });
      });
    }
  } finally {
    await browser.close();
    await studio.stop();
    await extra?.stop();
  }
  return taken;
}

async function saveDrawings(name: string, drawings: Drawings): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const [key, drawIn] of Object.entries(drawings))
    for (const mode of modes) {
      const content = Buffer.from(drawIn(mode));
      const { width = 0, height = 0 } = await sharp(content).metadata();
      const picture = pictureName(name, key);
      const page = pageOf(name, key);
      savePicture({
        name: picture,
        scene: name,
        page,
        mode,
        format: 'svg',
        width,
        height,
        content,
        source: sourceHash(name, {}),
      });
      taken.add(picture);
    }
  return taken;
}

/**
 * Takes the pictures of a scene and returns their names.
 * @throws an error with the name of the scene if a step fails, after writing a screenshot to
 *   `test-results/pictures/`
 */
export async function takeScene(name: string, wanted: readonly Mode[]): Promise<Set<string>> {
  const file = pathToFileURL(path.join(scenesFolder, name, 'shots.ts')).href;
  const shots = (await import(file)) as { default?: Scene | LiveScene; drawings?: Drawings };
  const taken = shots.drawings ? await saveDrawings(name, shots.drawings) : new Set<string>();
  const scene = shots.default;
  if (!scene) return taken;
  if ('live' in scene) return new Set(await takeLivePictures(name, scene, wanted));
  for (const group of scene.changesNothing ? [wanted] : wanted.map((mode) => [mode]))
    for (const picture of await takeStudioPictures(name, scene, group)) taken.add(picture);
  return taken;
}
