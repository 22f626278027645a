import path from 'node:path';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { nearest } from '../../model/problems';
import { today } from '../../model/verification';
import { listFiles } from '../../model/files/files';
import { writeAtomicallySync } from '../../model/files/writeAtomically';
import { productList } from '../../model/facts/products';
import type { PictureEntry, PictureFile, Pictures } from '../../model/facts/pictures';

const repository = path.join(__dirname, '../..');

const sceneFiles = [
  'tools/pictures/coreScenes.ts',
  ...readdirSync(path.join(repository, 'studio-tools/pictures/scenes'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `studio-tools/pictures/scenes/${file}`),
];

/** Source of all scenes, the statements `scene('<name>', …)`, by name. */
export function readScenes(): Map<string, string> {
  const sources = sceneFiles.flatMap((file) =>
    [
      ...readFileSync(path.join(repository, file), 'utf8').matchAll(
        /^scene\(\s*'([\w/-]+)',[^]*?^\}?\);$/gm,
      ),
    ].map(([source, name = '']) => [name, source] as const),
  );
  return new Map(sources.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Selects scenes by name or by group (`concepts`); all scenes without arguments.
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
const filesBelow = (folder: string): string[] =>
  listFiles(folder).filter(
    (file) => !/(^|\/)(node_modules|dist|\.generated)\/|\.test\.tsx?$/.test(file),
  );

/** Hashes the source of a scene and the files of its app, to find outdated pictures. */
export function sourceHash(source: string, siteDir = repository): string {
  const hash = createHash('sha256').update(source);
  const [, kind = '', name = ''] = /\b(app|example|live): '([\w-]+)'/.exec(source) ?? [];
  const folder = path.join(siteDir, appFolders[kind]?.(name) ?? 'none');
  for (const file of filesBelow(folder))
    hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Color scheme of an app. Each picture is taken in both. */
export type Mode = 'light' | 'dark';

export const modes: readonly Mode[] = ['light', 'dark'];

const manifestFile = path.join(repository, 'model/facts/pictures.json');

/** Base folder of picture names. */
export const imagesFolder = path.join(repository, 'static/static/images');

/** First 16 digits of a SHA-256 hash. */
export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export interface TakenPicture extends Omit<PictureFile, 'hash' | 'bytes' | 'taken' | 'normal'> {
  name: string;
  scene: string;
  page: string;
  mode: Mode;
  format: 'webp' | 'svg';
  content: Buffer;
  /** The file for screens of normal density. */
  normal?: Buffer;
}

const describeFile = (content: Buffer) => ({ bytes: content.length, hash: hashOf(content) });

export function readManifest(): Pictures {
  return existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Pictures)
    : {};
}

/** Adds or replaces a picture. Entries are sorted, so that a new picture changes few lines. */
export function addPicture(
  pictures: Pictures,
  { name, scene, page, mode, format, width, height, content, normal, source }: TakenPicture,
): Pictures {
  const known = pictures[name];
  if (known && known.scene !== scene)
    throw new Error(`Two scenes take "${name}": ${known.scene} and ${scene}.`);
  const product = productList.find(({ key }) => page.startsWith(`docs-${key}/`));
  const file: PictureFile = {
    width,
    height,
    ...describeFile(content),
    source,
    taken: { day: today(), version: product?.version ?? '' },
    ...(normal && { normal: describeFile(normal) }),
  };
  const { light, dark }: PictureEntry['states'] = { ...known?.states, [mode]: file };
  const states = { ...(light && { light }), ...(dark && { dark }) };
  const all = { ...pictures, [name]: { page, scene, format, states } };
  const order = ([key, { scene: folder }]: [string, { scene: string }]) => `${folder} ${key}`;
  return Object.fromEntries(Object.entries(all).sort((a, b) => (order(a) < order(b) ? -1 : 1)));
}

/** Removes the pictures of a scene that its last run didn't take from the manifest. */
export function withoutOldPictures(
  pictures: Pictures,
  scene: string,
  taken: Set<string>,
): Pictures {
  return Object.fromEntries(
    Object.entries(pictures).filter(([name, entry]) => entry.scene !== scene || taken.has(name)),
  );
}

/** Writes the manifest atomically, because `npm start` and its checker may read it. */
function writeManifest(pictures: Pictures): void {
  writeAtomicallySync(manifestFile, `${JSON.stringify(pictures, null, 2)}\n`);
}

export function savePicture(picture: TakenPicture): void {
  const { name, mode, format, content, normal } = picture;
  const manifest = addPicture(readManifest(), picture);
  const file = path.join(imagesFolder, `${name}-${mode}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${format}`, content);
  if (normal) writeFileSync(`${file}-1x.${format}`, normal);
  writeManifest(manifest);
}

/** Removes pictures that earlier runs of a scene took but this run didn't. */
export function removeOldPictures(scene: string, taken: Set<string>): void {
  const before = readManifest();
  const after = withoutOldPictures(before, scene, taken);
  for (const [name, { format, states }] of Object.entries(before))
    if (!(name in after))
      for (const mode of Object.keys(states))
        for (const file of [`${name}-${mode}.${format}`, `${name}-${mode}-1x.${format}`])
          rmSync(path.join(imagesFolder, file), { force: true });
  writeManifest(after);
}

/**
 * Path of a picture's page relative to the root of the repository. A scene in `reference` takes a
 * picture for each page of a folder. Scenes in `core` and `guides` have the path of their page, and
 * scenes in `projects` belong to the page of example projects.
 */
export function pageOf(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `docs-${scene}.mdx`;
  if (scene.startsWith('projects/')) return 'docs-core/introduction/examples.mdx';
  if (scene.startsWith('guides/')) return `${scene.slice('guides/'.length)}.mdx`;
  const [group, page] = scene.split('/');
  const name = group === 'reference' ? `${page}/${shot}` : page;
  return `docs-studio/${group}/${name}.mdx`;
}

/** Name of a picture for `<Picture name="…" />`. */
export function pictureName(scene: string, shot: string): string {
  if (scene.startsWith('core/')) return `core/${path.basename(scene)}/${shot}`;
  if (scene.startsWith('projects/')) return `core/examples/${shot}`;
  if (scene.startsWith('guides/'))
    return `core/${path.basename(scene.replace(/\/index$/, ''))}/${shot}`;
  return `studio/${scene.split('/')[1]}/${shot}`;
}

/** Name, page, and source of a picture that a scene takes now. */
export const pictureOf = (scene: string, shot: string) => ({
  name: pictureName(scene, shot),
  scene,
  page: pageOf(scene, shot),
  source: sourceHash(readScenes().get(scene) ?? ''),
});
