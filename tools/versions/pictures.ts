import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../../plugins/demos/tree';
import { isMarkdown } from '../../plugins/pages/files';
import { readPage } from '../../plugins/pages/model';
import { textOf } from '../../plugins/pages/nodes';
import type { DocumentedVersion } from '../../plugins/shared/versions';
import { listedFiles, type Pictures } from '../../src/site/pictures';

/**
 * Copies the pictures that the pages of a version show, and their manifest, because new pictures
 * would show another version.
 */
export function copyPictures(
  siteDir: string,
  current: DocumentedVersion,
  cut: DocumentedVersion,
): void {
  const shown = new Set(
    [...readTree(siteDir, [current.dir])]
      .filter(([file]) => isMarkdown(file))
      .flatMap(([, source]) => readPage(source).elements)
      .filter(({ name }) => name === 'Picture')
      .map((node) => textOf(node, 'name') ?? ''),
  );
  const all = JSON.parse(readFileSync(path.join(siteDir, current.pictures), 'utf8')) as Pictures;
  const pictures = Object.fromEntries(Object.entries(all).filter(([name]) => shown.has(name)));
  writeFileSync(path.join(siteDir, cut.pictures), `${JSON.stringify(pictures, null, 2)}\n`);
  const folderOf = (version: DocumentedVersion) => path.join(siteDir, 'static', version.images);
  for (const { file } of listedFiles(pictures))
    cpSync(path.join(folderOf(current), file), path.join(folderOf(cut), file));
}
