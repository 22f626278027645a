import data from '../../docs-studio/reference/file-schema.json';
import type { FileSchemaData, SchemaType } from '../../src/site/fileSchema';

type JsonSchema = Record<string, unknown>;

function toJsonSchema(described: SchemaType): JsonSchema {
  const { type, ref, anyOf, items, properties, extraKeys } = described;
  if (ref) return { $ref: `#/definitions/${ref}` };
  if (anyOf) return { anyOf: anyOf.map(toJsonSchema) };
  const schema: JsonSchema = {};
  if (type && type !== 'any') schema.type = type;
  if (described.const !== undefined) schema.const = described.const;
  if (described.enum) schema.enum = described.enum;
  if (items) schema.items = toJsonSchema(items);
  if (properties) {
    schema.type = 'object';
    schema.properties = Object.fromEntries(properties.map((key) => [key.name, toJsonSchema(key)]));
    schema.required = properties.filter(({ required }) => required).map(({ name }) => name);
    schema.additionalProperties = false;
  }
  if (extraKeys !== undefined)
    schema.additionalProperties =
      typeof extraKeys === 'boolean' ? extraKeys : toJsonSchema(extraKeys);
  return schema;
}

const { files, definitions }: FileSchemaData = data;

/**
 * JSON Schema of a kind of file in a Studio app, from the description that the page "File schema" shows.
 * @param name `Application`, `Page` or `Theme`
 */
export function fileSchema(name: string): JsonSchema {
  const file = files.find((candidate) => candidate.name === name);
  if (!file) throw new Error(`There is no file "${name}" in the schema.`);
  return {
    ...toJsonSchema(file),
    definitions: Object.fromEntries(
      definitions.map((definition) => [definition.name, toJsonSchema(definition)]),
    ),
  };
}
