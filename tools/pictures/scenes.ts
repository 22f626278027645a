import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../plugins/shared/problems';

const root = path.join(__dirname, '../..');

/** Files that declare scenes: those of applications of Toolpad Core, and those of Studio. */
const sceneFiles = [
  'tools/pictures/coreScenes.ts',
  ...readdirSync(path.join(root, 'studio-tools/pictures/scenes'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `studio-tools/pictures/scenes/${file}`),
];

/**
 * Source of all scenes by name, such as `concepts/theming`: the statements `scene('<name>', …)` in
 * their files.
 */
export function readScenes(): Map<string, string> {
  const sources = sceneFiles.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /^scene\(\s*'([\w/-]+)',[^]*?^\}?\);$/gm,
      ),
    ].map(([source, name = '']) => [name, source] as const),
  );
  return new Map(sources.sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** Folder of an app in a scene's source, from the root of the site, by the name of the property. */
const appFolders: Record<string, (name: string) => string> = {
  app: (name) => `studio-tools/pictures/apps/${name}`,
  example: (name) => `examples/studio/${name}/toolpad`,
  live: (name) => `examples/${name}/src`,
};

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
 * Hashes the source of a scene and the files of its app. Pictures with a different hash are
 * outdated.
 * @param siteDir root of the site, with the app
 * @returns the first 16 digits of a SHA-256 hash
 */
export function sourceHash(source: string, siteDir = root): string {
  const hash = createHash('sha256').update(source);
  const [, kind = '', name = ''] = /\b(app|example|live): '([\w-]+)'/.exec(source) ?? [];
  const folder = path.join(siteDir, appFolders[kind]?.(name) ?? 'none');
  for (const file of filesBelow(folder))
    hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
