import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sceneFile } from './findScenes';
import type { LiveScene, Scene } from './scene';

const root = path.join(import.meta.dirname, '../..');

/** Folder of the scenes. */
export const scenesFolder = path.join(import.meta.dirname, 'scenes');

/** Project and app folder of a scene. If it has neither, Studio creates a new app. */
export function appOf(
  name: string,
  { app, example }: Pick<Scene, 'app' | 'example'>,
): { project?: string; app?: string } {
  if (example) return { project: path.join(root, 'examples/studio', example) };
  return { app: app ? path.join(root, app) : sceneFile(scenesFolder, name, 'app') };
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
 * Hashes the files of a scene's folder and its app. Pictures with a different hash are outdated.
 * @returns the first 16 digits of a SHA-256 hash
 */
export function sourceHash(
  name: string,
  scene: Pick<Scene, 'app' | 'example'> & Partial<Pick<LiveScene, 'live'>>,
): string {
  const { project, app } = appOf(name, scene);
  const folders = [
    path.join(scenesFolder, name),
    project && path.join(project, 'toolpad'),
    app,
    scene.live && path.join(root, 'examples', scene.live, 'src'),
  ];
  const hash = createHash('sha256');
  for (const folder of new Set(folders))
    for (const file of folder ? filesBelow(folder) : [])
      hash
        .update(`${file}\n`)
        .update(readFileSync(path.join(folder!, file)))
        .update('\n');
  return hash.digest('hex').slice(0, 16);
}
