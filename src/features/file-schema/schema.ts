import data from '@site/docs-studio/reference/file-schema.json';

/** Type of a value in a Studio file. Keys that are absent say nothing; with none of them any value fits. */
export interface SchemaType {
  /** JSON type name, or `any`. */
  type?: string;
  /** Name of a shared type, a key of `definitions`. */
  ref?: string;
  /** The one text the value may be. */
  const?: string;
  /** The texts the value may be. */
  enum?: string[];
  /** The value fits one of these. */
  anyOf?: SchemaType[];
  /** Type of an array's elements. */
  items?: SchemaType;
  /** Keys of an object. */
  properties?: SchemaKey[];
  /** Keys beyond `properties`: none, any, or any with values of this type. */
  extraKeys?: boolean | SchemaType;
  description?: string;
}

export interface SchemaKey extends SchemaType {
  name: string;
  required: boolean;
}

/** A shared type of the schema. */
export interface Definition extends SchemaType {
  name: string;
  /** Element id of its heading, and the start of its keys' ids. */
  anchor: string;
}

/** A file of a Studio app. */
export interface SchemaFile extends Definition {
  /** Path inside the app's folder. */
  file: string;
  purpose: string;
}

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
