import { chromium, type Browser, type Page } from '@playwright/test';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageOf, pictureName } from '@site/tools/picture-names';
import { attempt } from '@site/tools/report';
import { findBrowser } from '@site/tools/setup/index.mjs';
import { density, saveScreenshot, takeScreenshot } from './camera';
import { mockHosts, type Hosts } from './fakeServer';
import { serveLive } from './live';
import { removeOldPictures } from './manifest';
import {
  findScenes,
  type LiveScene,
  type Mode,
  modes,
  type SceneSources,
  selectScenes,
  sourceHash,
  type TakeShot,
} from './scenes';

/** A scene to take in some modes. */
export interface Take<Scene extends SceneSources> {
  name: string;
  file: string;
  scene: Scene & Pick<LiveScene, 'viewport'>;
  hosts?: Hosts;
}

/** Starts the browser for a scene. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--enable-unsafe-swiftshader'],
  });

/**
 * Runs the steps of a scene in a window that can't send requests to other machines, except to
 * `hosts`. Adds the names of the pictures to `taken`. Writes a screenshot if a step fails.
 * @throws an error with the path of the screenshot
 */
export async function takeInWindow(
  browser: Browser,
  { name, file, scene, hosts = {} }: Take<SceneSources>,
  mode: Mode,
  taken: Set<string>,
  take: (page: Page, shot: TakeShot) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: scene.viewport ?? { width: 1280, height: 800 },
    deviceScaleFactor: density,
    colorScheme: mode,
  });
  // Studio bundles an app when its page is first opened.
  page.setDefaultTimeout(120_000);
  await mockHosts(hosts, page.context());
  const source = sourceHash(file, scene);
  const shot: TakeShot = async (shotName, options = {}) => {
    const picture = pictureName(name, shotName);
    const place = { name: picture, scene: name, page: pageOf(name, shotName), source, mode };
    await saveScreenshot(await takeScreenshot(page, options), place);
    taken.add(picture);
  };
  try {
    await take(page, shot);
  } catch (cause) {
    const failed = `test-results/pictures/${name.replaceAll('/', '-')}.png`;
    await page.screenshot({ path: path.join(import.meta.dirname, '../..', failed) });
    throw new Error(`${name} (${mode}), see ${failed}`, { cause });
  }
  await page.close();
}

/** Takes pictures of an application in the given modes, and returns their names. */
async function takeLivePictures(
  { scene, ...rest }: Take<LiveScene>,
  wanted: readonly Mode[],
): Promise<Set<string>> {
  const { url, stop } = await serveLive(scene.live);
  const browser = await launchBrowser();
  const taken = new Set<string>();
  try {
    for (const mode of wanted)
      await takeInWindow(browser, { scene, ...rest }, mode, taken, (page, shot) =>
        scene.take({ page, url, mode, shot }),
      );
  } finally {
    await browser.close();
    await stop();
  }
  return taken;
}

/** Takes the pictures of a scene. Those of Studio need its own tools, which install Studio. */
async function takeScene(
  name: string,
  file: string,
  wanted: readonly Mode[],
): Promise<Set<string>> {
  const { default: scene } = (await import(pathToFileURL(file).href)) as { default: LiveScene };
  if ('live' in scene) return takeLivePictures({ name, file, scene }, wanted);
  const studioTools = '../../studio-tools/pictures/takeStudioPictures';
  const { takeStudioPictures } = (await import(studioTools)) as {
    takeStudioPictures: (scene: object, wanted: readonly Mode[]) => Promise<Set<string>>;
  };
  return takeStudioPictures({ name, file, scene }, wanted);
}

/**
 * Takes the pictures of scenes one after the other. Continues after a scene fails.
 * @param wanted names of scenes or groups; all scenes if empty
 * @param mode takes pictures in this mode only; in both by default
 * @returns whether all scenes succeeded
 */
export async function takePictures(wanted: readonly string[], mode?: Mode): Promise<boolean> {
  const all = findScenes();
  const scenes = selectScenes([...all.keys()], wanted);
  let failed = 0;
  for (const name of scenes) {
    const { failure } = await attempt(name, async () => {
      const taken = await takeScene(name, all.get(name)!, mode ? [mode] : modes);
      if (!mode) removeOldPictures(name, taken);
    });
    if (failure !== undefined) failed += 1;
  }
  console.log(
    failed === 0 ? `Took the pictures of all ${scenes.length} scenes.` : `${failed} scenes failed.`,
  );
  return failed === 0;
}
