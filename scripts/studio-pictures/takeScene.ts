import { chromium } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { startStudio } from '../studio/server';
import type { Hosts } from '../studio/standIn';
import { openWindow } from '../studio/window';
import { density, encodePicture, shoot } from './camera';
import { Editor } from './editor';
import { pageOf, pictureName, sceneFile } from './findScenes';
import { keepPicture } from './manifest';
import { modes, type Drawings, type Mode, type Scene } from './scene';

const root = path.join(import.meta.dirname, '../..');

/** Folder of the scenes. */
export const scenesFolder = path.join(import.meta.dirname, 'scenes');

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

/** Where the app of a scene is. Neither means that Studio makes a new one. */
function sourceOf(name: string, { app, example }: Scene): { project?: string; app?: string } {
  if (example) return { project: path.join(root, 'examples/studio', example) };
  return { app: app ? path.join(root, app) : sceneFile(scenesFolder, name, 'app') };
}

/** Photographs a scene in one mode, on a new copy of its app. Returns the names of the pictures. */
async function photograph(
  name: string,
  scene: Scene,
  hosts: Hosts,
  mode: Mode,
): Promise<Set<string>> {
  const taken = new Set<string>();
  const extra = await scene.before?.();
  const studio = await startStudio({
    ...sourceOf(name, scene),
    hosts,
    command: scene.command,
    env: { ...scene.env, ...extra?.env },
    prepare: (appFolder) => writeMode(appFolder, mode),
  }).catch(async (error: unknown) => {
    await extra?.stop();
    throw error;
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--font-render-hinting=none'],
  });
  try {
    const page = await openWindow(browser, hosts, {
      ...(scene.viewport && { viewport: scene.viewport }),
      deviceScaleFactor: density,
      colorScheme: mode,
    });
    const shot: Parameters<Scene['take']>[0]['shot'] = async (shotName, options = {}) => {
      const png = await shoot(page, options);
      const { width = 0, height = 0 } = await sharp(png).metadata();
      const picture = pictureName(name, shotName);
      keepPicture({
        name: picture,
        scene: name,
        page: pageOf(name),
        mode,
        format: 'webp',
        width: width / density,
        height: height / density,
        content: await encodePicture(png),
      });
      taken.add(picture);
    };
    await scene
      .take({ page, editor: new Editor(page), studio, mode, shot })
      .catch(async (error) => {
        const failure = path.join(root, `test-results/pictures/${name.replaceAll('/', '-')}.png`);
        await page.screenshot({ path: failure });
        throw new Error(`${name} (${mode}), as it was: ${path.relative(root, failure)}`, {
          cause: error,
        });
      });
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
      const page = pageOf(name);
      keepPicture({
        name: picture,
        scene: name,
        page,
        mode,
        format: 'svg',
        width,
        height,
        content,
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
  const shots = await load<{ default: Scene; drawings: Drawings }>(
    path.join(scenesFolder, name, 'shots.ts'),
  );
  const stubs = sceneFile(scenesFolder, name, 'stubs.ts');
  const hosts = (stubs && (await load<{ hosts: Hosts }>(stubs)).hosts) || {};
  const taken = shots.drawings ? await draw(name, shots.drawings) : new Set<string>();
  for (const mode of shots.default ? wanted : [])
    for (const picture of await photograph(name, shots.default as Scene, hosts, mode))
      taken.add(picture);
  return taken;
}
