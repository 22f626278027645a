import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../../plugins/demos/model';
import { isMarkdown } from '../../plugins/pages/collect';
import { readPage } from '../../plugins/pages/model';
import { textOf } from '../../plugins/pages/nodes';
import type { DocumentedVersion } from '../../plugins/shared/versions';
import type { Pictures } from '../../src/site/pictures';

/** Entries of the pictures that the pages of a version show. */
export function picturesOf(siteDir: string, version: DocumentedVersion): Pictures {
  const shown = new Set(
    [...readTree(siteDir, [version.dir])]
      .filter(([file]) => isMarkdown(file))
      .flatMap(([, source]) => readPage(source).elements)
      .filter(({ name }) => name === 'Picture')
      .map((node) => textOf(node, 'name') ?? ''),
  );
  const all = JSON.parse(readFileSync(path.join(siteDir, version.pictures), 'utf8')) as Pictures;
  return Object.fromEntries(Object.entries(all).filter(([name]) => shown.has(name)));
}
