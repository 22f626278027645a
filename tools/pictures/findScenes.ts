import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';

/** Sorted names of all scenes, such as `<group>/<page>`: folders with a `shots.ts`. */
export function findScenes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'shots.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
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

/** Path of a file in a scene's folder, or `undefined` if it doesn't exist. */
export function sceneFile(folder: string, scene: string, name: string): string | undefined {
  const file = path.join(folder, scene, name);
  return existsSync(file) ? file : undefined;
}
