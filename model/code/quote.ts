import { statSync } from 'node:fs';
import path from 'node:path';
import { dedent } from './dedent';
import { readText } from '../files/files';
import { nearest } from '../problems';
import type { DocumentedVersion } from '../versions/versions';
import type { FenceMeta } from './fenceMeta';

/** The `#` is required, because "// region of the …" is a regular comment. */
const marker = /^\s*(?:\/\/|\{?\/\*|<!--|# )?\s*#(region|endregion)\b\s*([\w-]*).*$/;

/** Region markers in a source, with 0-based line numbers. */
export function marksOf(lines: string[]): { kind: string; name: string; index: number }[] {
  return lines.flatMap((line, index) => {
    const [, kind, name = ''] = marker.exec(line) ?? [];
    return kind ? [{ kind, name, index }] : [];
  });
}

export function withoutRegionMarks(source: string): string {
  return source
    .split(/\r?\n/)
    .filter((line) => !marker.test(line))
    .join('\n')
    .trimEnd();
}

/** Dedented, without nested markers. @throws the end of a sentence: "The file …" */
export function readRegion(source: string, name: string): string {
  const lines = source.split(/\r?\n/);
  const marks = marksOf(lines);
  const start = marks.find((mark) => mark.kind === 'region' && mark.name === name)?.index;
  if (start === undefined) {
    const names = marks.filter(({ kind }) => kind === 'region').map((mark) => mark.name);
    throw new Error(`has no "#region ${name}".${nearest(name, names)}`);
  }
  const end = marks.find(
    (mark) => mark.kind === 'endregion' && mark.name === name && mark.index > start,
  )?.index;
  if (end === undefined) throw new Error(`has no "#endregion ${name}".`);
  return dedent(lines.slice(start + 1, end).filter((line) => !marker.test(line)))
    .join('\n')
    .trimEnd();
}

/** Folder of the example projects in the paths that pages use. */
const examplesFolder = 'examples';

/** Path of a quoted file. A cut version quotes its own copy of the examples. */
export function quotedPath(
  file: string,
  version: (Pick<DocumentedVersion, 'examples'> & Partial<DocumentedVersion>) | undefined,
): string {
  const pages = `docs-${version?.product}/`;
  if (version && file.startsWith(pages)) return `${version.dir}/${file.slice(pages.length)}`;
  return version && file.startsWith(`${examplesFolder}/`)
    ? version.examples + file.slice(examplesFolder.length)
    : file;
}

interface QuoteProblem {
  rule: 'code/missing-file' | 'code/missing-region';
  message: string;
}

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
