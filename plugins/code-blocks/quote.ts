import { statSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../shared/files';
import type { DocumentedVersion } from '../shared/versions';
import type { FenceMeta } from './meta';
import { readRegion, withoutRegionMarks } from './region';

/** Folder of the example projects in the paths that pages use. */
const examplesFolder = 'examples';

/** Path of a quoted file. A cut version quotes its own copy of the examples. */
export function quotedPath(
  file: string,
  version: Pick<DocumentedVersion, 'examples'> | undefined,
): string {
  return version && file.startsWith(`${examplesFolder}/`)
    ? version.examples + file.slice(examplesFolder.length)
    : file;
}

/** A problem with a quotation. */
interface QuoteProblem {
  rule: 'code/missing-file' | 'code/missing-region';
  message: string;
}

/** Reads the quoted file, or a region of it. */
export function readQuote(
  { file = '', region }: Pick<FenceMeta, 'file' | 'region'>,
  siteDir: string,
): string | QuoteProblem {
  const source = path.join(siteDir, file);
  if (!statSync(source, { throwIfNoEntry: false })?.isFile())
    return { rule: 'code/missing-file', message: `The quoted file "${file}" doesn't exist.` };
  const text = readText(source);
  if (!region) return withoutRegionMarks(text);
  try {
    return readRegion(text, region);
  } catch (error) {
    return {
      rule: 'code/missing-region',
      message: `The quoted file "${file}" ${(error as Error).message}`,
    };
  }
}
