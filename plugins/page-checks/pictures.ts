import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pictures } from '../../src/site/pictures';
import { productList } from '../../src/site/products';
import type { DocFile } from '../pages/collect';
import { readPage } from '../pages/model';
import { textOf } from '../pages/nodes';
import type { Mistake } from '../shared/mistakes';

/** The list of pictures, from the root of the repository. */
export const manifestFile = 'src/site/pictures.json';

/** Where the pictures that the manifest lists are. */
const imagesFolder = 'static/static/images';

/** Files by their path below the folder of images, with the first 16 digits of their SHA-256. */
export type PictureFiles = ReadonlyMap<string, string>;

/** The pictures on disk that scenes have taken. */
export async function collectPictureFiles(siteDir: string): Promise<PictureFiles> {
  const folder = path.join(siteDir, imagesFolder);
  const entries = await Promise.all(
    productList
      .map(({ key }) => path.join(folder, key))
      .filter((product) => existsSync(product))
      .map((product) => readdir(product, { recursive: true, withFileTypes: true })),
  );
  const names = entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const hash = async (name: string) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex')
      .slice(0, 16);
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        name.replaceAll(path.sep, '/'),
        await hash(name),
      ]),
    ),
  );
}

/** Files the manifest lists, by their path below the folder of images, with their name in it. */
export const listedFiles = (pictures: Pictures) =>
  Object.entries(pictures).flatMap(([name, { format, states }]) =>
    Object.entries(states).flatMap(([state, { hash, normal }]) => [
      { name, file: `${name}-${state}.${format}`, hash },
      ...(normal ? [{ name, file: `${name}-${state}-1x.${format}`, hash: normal.hash }] : []),
    ]),
  );

function checkFiles(
  pictures: Pictures,
  files: PictureFiles,
  at: (name: string) => Omit<Mistake, 'rule' | 'message'>,
): Mistake[] {
  const listed = listedFiles(pictures);
  const known = new Set(listed.map(({ file }) => file));
  return [
    ...listed
      .filter(({ file, hash }) => files.get(file) !== hash)
      .map(({ name, file }) => ({
        ...at(name),
        rule: files.has(file) ? 'pictures/changed-file' : 'pictures/missing-file',
        message: files.has(file)
          ? `"${file}" has changed since the picture was taken. Take the scene again.`
          : `"${file}" does not exist. Take the scene again.`,
      })),
    ...[...files.keys()]
      .filter((file) => !known.has(file))
      .map((file) => ({
        file: `${imagesFolder}/${file}`,
        line: 1,
        column: 1,
        rule: 'pictures/stray-file',
        message: 'No scene takes this file. Remove it.',
      })),
  ];
}

/**
 * Mistakes in the pages and files of the manifest. The tag `Picture` checks the names on pages.
 * @param manifest text of `src/site/pictures.json`
 */
export function checkPictures(docs: DocFile[], manifest: string, files: PictureFiles): Mistake[] {
  const pictures = JSON.parse(manifest) as Pictures;
  const lines = manifest.split('\n');
  const at = (name: string) => ({
    file: manifestFile,
    line: lines.findIndex((line) => line.trimStart().startsWith(`"${name}":`)) + 1,
    column: 3,
  });
  const used = new Set(
    docs.flatMap(({ file, source }) =>
      readPage(source)
        .elements.filter(({ name }) => name === 'Picture')
        .map((node) => `${file} ${textOf(node, 'name')}`),
    ),
  );
  return [
    ...Object.entries(pictures)
      .filter(([name, { page }]) => !used.has(`${page} ${name}`))
      .map(([name, { page }]) => ({
        ...at(name),
        rule: 'pictures/unused',
        message: `"${name}" is taken for ${page}, which does not show it.`,
      })),
    ...checkFiles(pictures, files, at),
  ];
}

/** What is wrong with the pictures of a repository. */
export async function checkAllPictures(siteDir: string, docs: DocFile[]): Promise<Mistake[]> {
  const manifest = await readFile(path.join(siteDir, manifestFile), 'utf8');
  return checkPictures(docs, manifest, await collectPictureFiles(siteDir));
}
