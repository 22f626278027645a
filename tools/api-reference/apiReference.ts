import path from 'node:path';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { schemaFile } from '../../model/api/data';
import { apiEntry, type ApiEntry } from '../../model/facts/api';
import { type ApiOptions, type Entries, type Files, overrideFiles } from './options';
import type { Problem } from '../../model/problems';
import { applyOverrides } from './applyOverrides';
import { checkDocs, checkOverrides, checkPages, checkUndocumented, checkUpToDate } from './check';
import { collect } from './collect';
import { readSources } from '../../model/files/files';

/**
 * Name of an entry's file. Types that aren't exported get a different name, because some file
 * systems couldn't distinguish the type `UseNotifications` from the hook `useNotifications`.
 */
function fileName(entry: ApiEntry): string {
  return entry.kind === 'type' && !entry.exported
    ? `${entry.name}.type.json`
    : `${entry.name}.json`;
}

/** JSON schema of the data, for editors. Omits rules that JSON schema can't express. */
export const apiJsonSchema = () => ({
  title: 'An entry of the API reference',
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...toJsonSchema(apiEntry, { errorMode: 'ignore' }),
});

/** Renders a file for each entry, and the schema. The same entries produce the same bytes. */
export function renderFiles(entries: Entries, { dataDir }: Pick<ApiOptions, 'dataDir'>): Files {
  const write = (name: string, content: unknown) =>
    [path.posix.join(dataDir, name), `${JSON.stringify(content, null, 2)}\n`] as const;
  return new Map([
    ...[...entries.values()].map((entry) => write(fileName(entry), entry)),
    write(schemaFile, apiJsonSchema()),
  ]);
}

type DataFolder = Pick<ApiOptions, 'siteDir' | 'dataDir'>;

function readDataFiles({ siteDir, dataDir }: DataFolder): Files {
  const folder = path.join(siteDir, dataDir);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  return new Map(
    names.map((name) => [
      path.posix.join(dataDir, name),
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
}

/** Writes files to the data folder, and removes others. Doesn't touch unchanged ones. */
export function writeFiles(dataFolder: DataFolder, files: Files) {
  const before = readDataFiles(dataFolder);
  const removed = [...before.keys()].filter((file) => !files.has(file));
  const changed = [...files].filter(([file, text]) => before.get(file) !== text);
  mkdirSync(path.join(dataFolder.siteDir, dataFolder.dataDir), { recursive: true });
  for (const file of removed) rmSync(path.join(dataFolder.siteDir, file));
  for (const [file, text] of changed) writeFileSync(path.join(dataFolder.siteDir, file), text);
  return { written: changed.length, removed: removed.length };
}

/** Reads the package and the docs, applies the overrides, and checks the result. Writes nothing. */
export function buildReference(options: ApiOptions) {
  const collected = collect(options);
  const { entries, obsolete } = applyOverrides(collected, options.overrides);
  const sources: Files = new Map(
    overrideFiles.map((file) => [file, readFileSync(path.join(process.cwd(), file), 'utf8')]),
  );
  /** Problems that generating the data again wouldn't fix. */
  const problems = [
    ...checkPages(options.pages, collected.exported, collected.pkg.name),
    ...checkOverrides(obsolete, sources),
    ...checkUndocumented(collected, entries, options.overrides, overrideFiles[0]),
  ];
  return { entries, files: renderFiles(entries, options), problems };
}

export function generateReference(options: ApiOptions) {
  const { files, problems } = buildReference(options);
  return { ...writeFiles(options, files), problems };
}

/** Compares the data on disk with the package and the pages. */
export function checkReference(options: ApiOptions): Problem[] {
  const { entries, files, problems } = buildReference(options);
  const docs = readSources(options.siteDir, [options.docsDir]);
  return [
    ...problems,
    ...checkUpToDate(files, readDataFiles(options)),
    ...checkDocs(docs, entries, options),
  ];
}
