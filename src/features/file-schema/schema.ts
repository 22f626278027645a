import data from '@site/docs-studio/reference/file-schema.json';
import type { Definition, SchemaFile } from '@site/src/site/fileSchema';

interface FileSchemaData {
  files: SchemaFile[];
  definitions: Definition[];
}

/** Format `v1` of the YAML files of a Studio app. */
export const { files, definitions }: FileSchemaData = data;

/** The file or shared type of that name. Throws with the known names when there is none. */
export function entryNamed(name: string): SchemaFile | Definition {
  const entries = [...files, ...definitions];
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry)
    throw new Error(
      `<FileSchema name="${name}"> is not in the schema. Known names: ${entries.map((known) => known.name).join(', ')}.`,
    );
  return entry;
}
