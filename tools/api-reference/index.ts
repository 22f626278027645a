import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../plugins/shared/problems';
import { applyOverrides } from './applyOverrides';
import { checkDocs, checkOverrides, checkPages, checkUndocumented, checkUpToDate } from './check';
import { collect } from './collect';
import { readDocs } from '../../plugins/demos/links';
import type { ApiOptions, Entries, Files } from './options';
import { overrideFiles } from './overrides';
import { readDataFiles, render, writeFiles } from './write';

export { coreOptions } from './options';
export { checkHistories } from './history';
export { buildHistory, writeHistory } from './history';
export type { Files } from './options';
export { readOverrides } from './overrides';
export { writeFiles } from './write';

/** The generated reference, with its problems. */
export interface Reference {
  entries: Entries;
  files: Files;
  /** Problems that generating the data again wouldn't fix. */
  problems: Problem[];
}

/** Reads the package and the docs, applies the overrides, and checks the result. Writes nothing. */
export function buildReference(options: ApiOptions): Reference {
  const collected = collect(options);
  const { entries, obsolete } = applyOverrides(collected, options.overrides);
  const sources: Files = new Map(
    overrideFiles.map((file) => [file, readFileSync(path.join(process.cwd(), file), 'utf8')]),
  );
  const problems = [
    ...checkPages(options.pages, collected.exported, collected.pkg.name),
    ...checkOverrides(obsolete, sources),
    ...checkUndocumented(collected, entries, options.overrides, overrideFiles[0]),
  ];
  return { entries, files: render(entries, options), problems };
}

/** Writes the data to disk. */
export function generateReference(options: ApiOptions): {
  written: number;
  removed: number;
  problems: Problem[];
} {
  const { files, problems } = buildReference(options);
  return { ...writeFiles(options, files), problems };
}

/** Compares the data on disk with the package and the pages. */
export function checkReference(options: ApiOptions): Problem[] {
  const { entries, files, problems } = buildReference(options);
  const docs = readDocs(options.siteDir, options.docs);
  return [
    ...problems,
    ...checkUpToDate(files, readDataFiles(options)),
    ...checkDocs(docs, entries, options),
  ];
}
