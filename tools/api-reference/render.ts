import { toJsonSchema } from '@valibot/to-json-schema';
import path from 'node:path';
import { apiEntry, type ApiEntry } from '../../src/site/api';
import { schemaFile } from '../../plugins/shared/apiData';
import type { ApiOptions, Entries, Files } from './options';

/**
 * Name of an entry's file. Types that aren't exported get a different name, because some file
 * systems couldn't distinguish the type `UseNotifications` from the hook `useNotifications`.
 */
function fileName(entry: ApiEntry): string {
  return entry.kind === 'type' && !entry.exported
    ? `${entry.name}.type.json`
    : `${entry.name}.json`;
}

/**
 * JSON schema of the data, for editors and other tools. Omits rules that JSON schema can't express.
 */
export const apiJsonSchema = () => ({
  title: 'An entry of the API reference',
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...toJsonSchema(apiEntry, { errorMode: 'ignore' }),
});

/** Renders a file for each entry, and the schema. The same entries produce the same bytes. */
export function render(entries: Entries, { dataDir }: Pick<ApiOptions, 'dataDir'>): Files {
  const write = (name: string, content: unknown) =>
    [path.posix.join(dataDir, name), `${JSON.stringify(content, null, 2)}\n`] as const;
  return new Map([
    ...[...entries.values()].map((entry) => write(fileName(entry), entry)),
    write(schemaFile, apiJsonSchema()),
  ]);
}
