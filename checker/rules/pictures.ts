import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeText } from '../../model/pages/nodes';
import { listedFiles, type Pictures } from '../../model/facts/pictures';
import { productList } from '../../model/facts/products';
import { siteCheck, type SiteReport } from '../rule';
import { listFiles, readIfExists } from '../../model/files/files';
import type { Page } from '../../model/pages/pages';

const rules = {
  'pictures/unused': 'Every picture is shown on its page.',
  'pictures/missing-file': 'Files of pictures exist.',
  'pictures/changed-file': "Files of pictures don't change after they're taken.",
  'pictures/stray-file': 'Every picture has a scene.',
};
type Report = SiteReport<typeof rules>;

/** Path of the manifest of pictures, relative to the root of the repository. */
const manifestFile = 'model/facts/pictures.json';

const imagesFolder = 'static/static/images';

/**
 * Files by path below the folder of images. Values are the first 16 digits of their SHA-256 hashes.
 */
export type PictureFiles = ReadonlyMap<string, string>;

/** Reads the pictures of all products from disk. */
function readPictureFiles(siteDir: string): PictureFiles {
  const folder = path.join(siteDir, imagesFolder);
  const hash = (file: string) =>
    createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return new Map(
    productList
      .flatMap(({ key }) => listFiles(path.join(folder, key)).map((file) => `${key}/${file}`))
      .map((file) => [file, hash(path.join(folder, file))]),
  );
}

/**
 * Compares the manifest with pages and files. The rules for attributes check the names in
 * `<Picture>`.
 * @param manifest text of `model/facts/pictures.json`
 */
export function checkPictures(
  pages: readonly Pick<Page, 'file' | 'elements' | 'syntax'>[],
  manifest: string,
  files: PictureFiles,
  report: Report,
): void {
  const pictures = JSON.parse(manifest) as Pictures;
  const lines = manifest.split('\n');
  const placeOf = (name: string) => ({
    file: manifestFile,
    line: lines.findIndex((line) => line.trimStart().startsWith(`"${name}":`)) + 1,
    column: 3,
  });
  const used = new Set(
    pages.flatMap(({ file, elements }) =>
      elements
        .filter(({ name }) => name === 'Picture')
        .map((node) => `${file} ${attributeText(node, 'name')}`),
    ),
  );
  // The pictures of a page with a syntax error are unknown.
  const unreadable = new Set(pages.filter(({ syntax }) => syntax).map(({ file }) => file));
  for (const [name, { page }] of Object.entries(pictures))
    if (!used.has(`${page} ${name}`) && !unreadable.has(page))
      report('pictures/unused', placeOf(name), `${page} doesn't show this picture.`, {
        note: `Add <Picture name="${name}" alt="…" /> to the page, or delete the scene.`,
      });
  const listed = listedFiles(pictures);
  const note = 'Take the picture again with npm run pictures.';
  for (const { name, file, hash } of listed) {
    const found = files.get(file);
    if (found === undefined)
      report('pictures/missing-file', placeOf(name), `The file "${file}" doesn't exist.`, { note });
    else if (found !== hash)
      report(
        'pictures/changed-file',
        placeOf(name),
        `The file "${file}" has changed since the picture was taken.`,
        { note },
      );
  }
  for (const file of files.keys())
    if (!listed.some((each) => each.file === file))
      report(
        'pictures/stray-file',
        { file: `${imagesFolder}/${file}` },
        'No scene takes this picture.',
        { note: 'Delete it.' },
      );
}

/** Pictures on pages, their manifest, and the files. */
export const pictures = siteCheck({
  rules,
  check({ siteDir, pages }, report) {
    const manifest = readIfExists(path.join(siteDir, manifestFile));
    if (manifest) checkPictures(pages, manifest, readPictureFiles(siteDir), report);
  },
});
