import { statSync } from 'node:fs';
import path from 'node:path';
import { excludedFiles, productOfExample } from '../../plugins/example-downloads/collect';
import { filesAt } from '../../plugins/shared/frozen';
import type { DocumentedVersion } from '../../plugins/shared/versions';
import { listedFiles } from '../../src/site/pictures';
import { picturesOf } from './pictures';

/** A file, and where the cut copies it. Paths are from the root of the site. */
export interface Copy {
  from: string;
  to: string;
}

const isExcluded = (file: string) => file.split('/').some((name) => excludedFiles.includes(name));

/** Copies below `from` as copies below `to`. */
const below = (siteDir: string, from: string, to: string): Copy[] =>
  filesAt(siteDir, from).map((file) => ({ from: file, to: to + file.slice(from.length) }));

/** Copies of the pages with their demos, which Docusaurus makes. */
export const copiesOfPages = (
  siteDir: string,
  current: DocumentedVersion,
  cut: DocumentedVersion,
) => below(siteDir, current.dir, cut.dir);

/** Copies of the examples and pictures of a version. */
export function otherCopies(
  siteDir: string,
  current: DocumentedVersion,
  cut: DocumentedVersion,
): Copy[] {
  const examples = below(siteDir, current.examples, cut.examples).filter(({ from }) => {
    const file = path.posix.relative(current.examples, from);
    return productOfExample(file) === current.product && !isExcluded(file);
  });
  const pictures = listedFiles(picturesOf(siteDir, current)).map(({ file }) => ({
    from: `static/${current.images}/${file}`,
    to: `static/${cut.images}/${file}`,
  }));
  return [...examples, ...pictures];
}

/** Sum of the sizes of files, in bytes. */
export const bytesOf = (siteDir: string, copies: readonly Copy[]): number =>
  copies.reduce((sum, { from }) => sum + statSync(path.join(siteDir, from)).size, 0);
