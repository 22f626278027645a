import { toJsonSchema } from '@valibot/to-json-schema';
import path from 'node:path';
import { apiEntry, type ApiEntry } from '../../src/site/api';
import { schemaFile } from '../../plugins/shared/apiData';
import type { ApiOptions, Entries, Files } from './options';

/**
 * Name of an entry's file. Types that are not exported are marked: `UseNotifications` is one, and
 * some file systems could not keep its file apart from that of `useNotifications`.
 */
function fileName(entry: ApiEntry): string {
  return entry.kind === 'type' && !entry.exported
    ? `${entry.name}.type.json`
    : `${entry.name}.json`;
}

/** The schema of the data for editors and other tools. What JSON schema can't say is left out. */
export const apiJsonSchema = () => ({
  title: 'An entry of the API reference',
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...toJsonSchema(apiEntry, { errorMode: 'ignore' }),
});

/**
 * The files of the reference: an entry each, and the schema they follow. The same entries give the
 * same bytes.
 */
export function render(entries: Entries, { dataDir }: Pick<ApiOptions, 'dataDir'>): Files {
  const write = (name: string, content: unknown) =>
    [path.posix.join(dataDir, name), `${JSON.stringify(content, null, 2)}\n`] as const;
  return new Map([
    ...[...entries.values()].map((entry) => write(fileName(entry), entry)),
    write(schemaFile, apiJsonSchema()),
  ]);
}
