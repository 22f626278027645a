import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';

/**
 * Scenes by name, `<group>/<page>` with all that follows: the folders that have a `shots.ts`.
 * Sorted.
 */
export function findScenes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'shots.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The scenes a command line asks for, by name or by the start of it (`concepts`); all of them when
 * it names none.
 * @throws if nothing has such a name, with the nearest that is known
 */
export function selectScenes(all: readonly string[], wanted: readonly string[]): string[] {
  const matches = (scene: string, name: string) => scene === name || scene.startsWith(`${name}/`);
  const unknown = wanted.find((name) => !all.some((scene) => matches(scene, name)));
  if (unknown !== undefined)
    throw new Error(`There is no scene "${unknown}".${nearest(unknown, all)}`);
  return all.filter((scene) => wanted.length === 0 || wanted.some((name) => matches(scene, name)));
}

/** A file of a scene, or undefined when the scene has none. */
export function sceneFile(folder: string, scene: string, name: string): string | undefined {
  const file = path.join(folder, scene, name);
  return existsSync(file) ? file : undefined;
}
