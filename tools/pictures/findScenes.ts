import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';

/** Scenes by name, `<group>/<page>` with all that follows: the folders that have a `shots.ts`. Sorted. */
export function findScenes(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'shots.ts')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The scenes a command line asks for, by name or by the start of it (`concepts`); all of them when it names none.
 * @throws if nothing has such a name, with the nearest that is known
 */
export function selectScenes(all: readonly string[], wanted: readonly string[]): string[] {
  const matches = (scene: string, name: string) => scene === name || scene.startsWith(`${name}/`);
  const unknown = wanted.find((name) => !all.some((scene) => matches(scene, name)));
  if (unknown !== undefined)
    throw new Error(`There is no scene "${unknown}".${nearest(unknown, all)}`);
  return all.filter((scene) => wanted.length === 0 || wanted.some((name) => matches(scene, name)));
}

/**
 * The page a picture is taken for, from the root of the repository. A scene of `reference` takes one for each page of a folder; one of `core`
 * has the path of its page, one of `projects` is for the page of example projects, as has a guide that `tools/guides` follows.
 */
export function pageOf(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `docs-${scene}.mdx`;
  if (scene.startsWith('projects/')) return 'docs-core/introduction/examples.mdx';
  if (scene.startsWith('guides/')) return `${scene.slice('guides/'.length)}.mdx`;
  const [group, page] = scene.split('/');
  const name = group === 'reference' ? `${page}/${shot}` : page;
  return `docs-studio/${group}/${name}.mdx`;
}

/** Name of a picture as `<Picture>` has it. */
export function pictureName(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `core/${path.basename(scene)}/${shot}`;
  if (scene.startsWith('projects/')) return `core/examples/${shot}`;
  if (scene.startsWith('guides/'))
    return `core/${path.basename(scene.replace(/\/index$/, ''))}/${shot}`;
  return `studio/${scene.split('/')[1]}/${shot}`;
}

/** A file of a scene, or undefined when the scene has none. */
export function sceneFile(folder: string, scene: string, name: string): string | undefined {
  const file = path.join(folder, scene, name);
  return existsSync(file) ? file : undefined;
}
