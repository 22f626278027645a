import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { type Hosts, openWindow, type RunningStudio, startStudio } from '@site/tools/studio';
import { density, encodeNormal, encodePicture, shoot } from './camera';
import { Editor } from './editor';
import { pageOf, pictureName } from '@site/tools/picture-names';
import { sceneFile } from './findScenes';
import { serveLive } from './live';
import { keepPicture } from './manifest';
import { modes, type Drawings, type LiveScene, type Mode, type Scene, type Stage } from './scene';
import { appOf, scenesFolder, sourceHash } from './source';

const root = path.join(import.meta.dirname, '../..');

/** A scene on a running Studio. */
interface Session {
  name: string;
  scene: Scene;
  hosts: Hosts;
  studio: RunningStudio;
  browser: Browser;
}

async function load<Module>(file: string): Promise<Partial<Module>> {
  return (await import(pathToFileURL(file).href)) as Partial<Module>;
}

/** Gives the app's theme the mode, so that the canvas matches the editor. Other settings of the theme stay. */
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

/** Takes pictures of a page, writes them, and adds their names to `taken`. */
function cameraOf(
  page: Page,
  name: string,
  scene: Scene | LiveScene,
  mode: Mode,
  taken: string[],
): Stage['shot'] {
  return async (shotName, options = {}) => {
    const png = await shoot(page, options);
    const { width = 0, height = 0 } = await sharp(png).metadata();
    const picture = pictureName(name, shotName);
    const content = await encodePicture(png);
    keepPicture({
      name: picture,
      scene: name,
      page: pageOf(name, shotName),
      mode,
      format: 'webp',
      width: width / density,
      height: height / density,
      content,
      source: sourceHash(name, scene),
      normal: await encodeNormal(content),
    });
    taken.push(picture);
  };
}

/** Keeps the window as it is. @throws always, with the place of its picture */
async function failed(page: Page, name: string, mode: Mode, cause: unknown): Promise<never> {
  const failure = path.join(root, `test-results/pictures/${name.replaceAll('/', '-')}.png`);
  await page.screenshot({ path: failure });
  throw new Error(`${name} (${mode}), as it was: ${path.relative(root, failure)}`, { cause });
}

/** The browser of all scenes. */
const launch = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--enable-unsafe-swiftshader'],
  });

/** Photographs an application that the site runs, in the given modes. */
async function photographLive(
  name: string,
  scene: LiveScene,
  wanted: readonly Mode[],
): Promise<string[]> {
  const { url, stop } = await serveLive(scene.live);
  const browser = await launch();
  const taken: string[] = [];
  try {
    for (const mode of wanted) {
      const page = await openWindow(
        browser,
        {},
        {
          ...(scene.viewport && { viewport: scene.viewport }),
          deviceScaleFactor: density,
          colorScheme: mode,
        },
      );
      await scene
        .take({ page, url, mode, shot: cameraOf(page, name, scene, mode, taken) })
        .catch((error: unknown) => failed(page, name, mode, error));
      await page.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
  return taken;
}

/** Takes the pictures of a scene in one mode, on a Studio that is running. Returns their names. */
async function photographIn(
  mode: Mode,
  { name, scene, hosts, studio, browser }: Session,
): Promise<string[]> {
  const taken: string[] = [];
  const page = await openWindow(browser, hosts, {
    ...(scene.viewport && { viewport: scene.viewport }),
    deviceScaleFactor: density,
    colorScheme: mode,
  });
  // First loads have a time of their own: everything after them is quick, or lost.
  page.setDefaultTimeout(90_000);
  const shot = cameraOf(page, name, scene, mode, taken);
  await scene
    .take({ page, editor: new Editor(page), studio, mode, shot })
    .catch((error: unknown) => failed(page, name, mode, error));
  await page.close();
  return taken;
}

/** Starts Studio on a new copy of the scene's app, and photographs it in the given modes, one after the other. */
async function photograph(
  name: string,
  scene: Scene,
  hosts: Hosts,
  wanted: readonly Mode[],
): Promise<string[]> {
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
  const browser = await launch();
  const taken: string[] = [];
  try {
    for (const mode of wanted) {
      writeMode(studio.appFolder, mode);
      taken.push(...(await photographIn(mode, { name, scene, hosts, studio, browser })));
    }
  } finally {
    await browser.close();
    await studio.stop();
    await extra?.stop();
  }
  return taken;
}

async function draw(name: string, drawings: Drawings): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const [key, drawIn] of Object.entries(drawings))
    for (const mode of modes) {
      const content = Buffer.from(drawIn(mode));
      const { width = 0, height = 0 } = await sharp(content).metadata();
      const picture = pictureName(name, key);
      const page = pageOf(name, key);
      keepPicture({
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
 * Takes the pictures of a scene. Returns their names.
 * @throws with the scene's name where a step fails; the window as it was then is in `test-results/pictures/`
 */
export async function takeScene(name: string, wanted: readonly Mode[]): Promise<Set<string>> {
  const shots = await load<{ default: Scene | LiveScene; drawings: Drawings }>(
    path.join(scenesFolder, name, 'shots.ts'),
  );
  const stubs = sceneFile(scenesFolder, name, 'stubs.ts');
  const hosts = (stubs && (await load<{ hosts: Hosts }>(stubs)).hosts) || {};
  const taken = shots.drawings ? await draw(name, shots.drawings) : new Set<string>();
  const scene = shots.default;
  if (!scene) return taken;
  if ('live' in scene) return new Set(await photographLive(name, scene, wanted));
  for (const group of scene.changesNothing ? [wanted] : wanted.map((mode) => [mode]))
    for (const picture of await photograph(name, scene, hosts, group)) taken.add(picture);
  return taken;
}
