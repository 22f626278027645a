import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse, stringify } from 'yaml';
import {
  type Hosts,
  appOf,
  launchBrowser,
  type Mode,
  takeInWindow,
  type SceneSources,
  type TakeShot,
} from '@site/tools/pictures';
import { installStudio } from '../studio/install';
import { startStudio, type RunningStudio, type StartOptions } from '../studio/server';
import { Editor } from './editor';

/** What a scene uses to take pictures in one mode. */
export interface SceneContext {
  page: Page;
  editor: Editor;
  studio: RunningStudio;
  mode: Mode;
  shot: TakeShot;
}

export interface Scene extends Pick<SceneSources, 'app' | 'example'> {
  /** Responses of hosts that the app and the browser request. Other hosts are unreachable. */
  hosts?: Hosts;
  /** Size of the window in CSS pixels. Default: 1280 by 800. */
  viewport?: { width: number; height: number };
  env?: Record<string, string>;
  /** `start` uses the production build, which has no editor. */
  command?: StartOptions['command'];
  /** The project's server, used instead of Studio's. */
  server?: StartOptions['server'];
  /**
   * Whether the steps don't change the app. If so, both modes use the same running Studio, which
   * takes half the time. Not for production builds.
   */
  changesNothing?: boolean;
  /** Starts other servers that the app needs, such as a database. */
  before?: () => Promise<{ env?: Record<string, string>; stop: () => Promise<void> }>;
  take: (context: SceneContext) => Promise<void>;
}

/** Declares a scene in Studio. */
export const defineScene = (scene: Scene): Scene => scene;

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

interface Take {
  name: string;
  file: string;
  scene: Scene;
}

/** Starts Studio on a copy of the scene's app, and takes pictures in the given modes. */
async function takeInStudio(
  { name, file, scene }: Take,
  wanted: readonly Mode[],
  taken: Set<string>,
): Promise<void> {
  const { hosts = {} } = scene;
  const extra = await scene.before?.();
  const studio = await startStudio({
    ...appOf(file, scene),
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
  try {
    for (const mode of wanted) {
      writeMode(studio.appFolder, mode);
      await takeInWindow(browser, { name, file, scene, hosts }, mode, taken, (page, shot) => {
        // First loads have separate time limits.
        page.setDefaultTimeout(90_000);
        return scene.take({ page, editor: new Editor(page), studio, mode, shot });
      });
    }
  } finally {
    await browser.close();
    await studio.stop();
    await extra?.stop();
  }
}

/**
 * Takes the pictures of a scene in Studio, and returns their names. Installs Studio the first time.
 * @throws an error with the name of the scene if a step fails, after writing a screenshot to
 *   `test-results/pictures/`
 */
export async function takeStudioPictures(
  scene: Take,
  wanted: readonly Mode[],
): Promise<Set<string>> {
  installStudio();
  const taken = new Set<string>();
  for (const group of scene.scene.changesNothing ? [wanted] : wanted.map((mode) => [mode]))
    await takeInStudio(scene, group, taken);
  return taken;
}
