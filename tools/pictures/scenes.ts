import type { Locator, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';
import type { Area, Mark } from './marks';

/** Color scheme of a picture. Each picture is taken in both. */
export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

export interface ShotOptions {
  /**
   * Elements or areas in the picture: it shows the smallest part of the window that contains all of
   * them. Default: the whole window.
   */
  crop?: Locator | Area | (Locator | Area)[];
  /** Padding around the crop in CSS pixels. Default: 12. */
  pad?: number;
  /** Rings, arrows, and numbers over the picture. */
  marks?: Mark[];
}

/** Takes a picture for `<Picture name="<product>/<page>/<name>">`. */
export type TakeShot = (name: string, options?: ShotOptions) => Promise<void>;

/**
 * A scene of an application in `examples/`. The application needs no server, such as those in
 * `src/site/examples.ts`.
 */
export interface LiveScene {
  live: string;
  /** Size of the window in CSS pixels. Default: 1280 by 800. */
  viewport?: { width: number; height: number };
  /** @param context `url` is that of the application; paths of its pages follow after `#` */
  take: (context: { page: Page; mode: Mode; shot: TakeShot; url: string }) => Promise<void>;
}

/** Declares a scene of an application. */
export const defineLiveScene = (scene: LiveScene): LiveScene => scene;

const root = path.join(import.meta.dirname, '../..');

/** Folders of the scenes: of applications in `examples/`, and of Toolpad Studio. */
const folders = ['tools/pictures/scenes', 'studio-tools/pictures/scenes'].map((folder) =>
  path.join(root, folder),
);

/** Files of scenes by name, such as `<group>/<page>`, without those of their apps. */
export function findScenes(): Map<string, string> {
  const scenes = new Map<string, string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts') && !/[\\/]app[\\/]/.test(file))
        scenes.set(file.slice(0, -'.ts'.length).replaceAll(path.sep, '/'), path.join(folder, file));
  return scenes;
}

/**
 * Selects the scenes in the arguments of a command, by name or by group (`concepts`). Selects all
 * scenes without arguments.
 * @throws if a name is unknown, with the nearest valid one
 */
export function selectScenes(all: readonly string[], wanted: readonly string[]): string[] {
  const matches = (scene: string, name: string) => scene === name || scene.startsWith(`${name}/`);
  const unknown = wanted.find((name) => !all.some((scene) => matches(scene, name)));
  if (unknown !== undefined)
    throw new Error(`There is no scene "${unknown}".${nearest(unknown, all)}`);
  return all.filter((scene) => wanted.length === 0 || wanted.some((name) => matches(scene, name)));
}

/** Application of a scene: an app of Studio, one of its examples, or one of `examples/`. */
export interface SceneSources {
  app?: string;
  example?: string;
  live?: string;
}

/**
 * Project and app folder of a scene in Studio: `app`, or the folder `app/` in the folder with the
 * scene's name. If it has neither, Studio creates a new app.
 */
export function appOf(
  sceneFile: string,
  { app, example }: SceneSources,
): { project?: string; app?: string } {
  if (example) return { project: path.join(root, 'examples/studio', example) };
  const own = path.join(sceneFile.replace(/\.ts$/, ''), 'app');
  return { app: app ? path.join(root, app) : existsSync(own) ? own : undefined };
}

/** Sorted files in a folder, except those that Studio generates. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|dist|\.generated)\/|\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * Hashes a scene's file and its app. Pictures with a different hash are outdated.
 * @returns the first 16 digits of a SHA-256 hash
 */
export function sourceHash(sceneFile: string, scene: SceneSources): string {
  const { project, app } = appOf(sceneFile, scene);
  const hash = createHash('sha256');
  if (existsSync(sceneFile)) hash.update(readFileSync(sceneFile));
  for (const folder of [
    project && path.join(project, 'toolpad'),
    app,
    scene.live && path.join(root, 'examples', scene.live, 'src'),
  ])
    for (const file of folder ? filesBelow(folder) : [])
      hash
        .update(`${file}\n`)
        .update(readFileSync(path.join(folder!, file)))
        .update('\n');
  return hash.digest('hex').slice(0, 16);
}
