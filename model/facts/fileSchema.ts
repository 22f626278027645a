/** Format of Studio's files, as in `docs-studio/reference/file-schema.json`. */

/** Missing keys add no constraint: without keys, any value is valid. */
export interface SchemaType {
  /** JSON type name, or `any`. */
  type?: string;
  /** Name of a shared type, a key of `definitions`. */
  ref?: string;
  const?: string;
  enum?: string[];
  /** The value fits one of these. */
  anyOf?: SchemaType[];
  /** Type of an array's elements. */
  items?: SchemaType;
  properties?: SchemaKey[];
  /** Other keys than `properties`: none, any, or any with values of this type. */
  extraKeys?: boolean | SchemaType;
  description?: string;
}

export interface SchemaKey extends SchemaType {
  name: string;
  required: boolean;
}

export interface Definition extends SchemaType {
  name: string;
  /** Element id of its heading, and prefix of its keys' ids. */
  anchor: string;
}

interface SchemaFile extends Definition {
  /** Path inside the app's folder. */
  file: string;
  purpose: string;
}

export interface FileSchemaData {
  files: SchemaFile[];
  definitions: Definition[];
}

/** A set of keys that an object can have, with the prefix of their ids. */
export interface Variant {
  anchor: string;
  /** `kind: rest`: distinguishes this variant from the others. Missing if there's only one. */
  label?: string;
  description?: string;
  keys: SchemaKey[];
  extraKeys: SchemaType['extraKeys'];
}

/** The key with a fixed string that differs in each variant of a union. */
const discriminatorOf = (type: SchemaType) =>
  type.properties?.find((key) => key.const !== undefined);

function objectsIn(type: SchemaType): SchemaType[] {
  if (type.items) return objectsIn(type.items);
  if (type.anyOf) return type.anyOf.flatMap(objectsIn);
  return type.properties ? [type] : [];
}

/**
 * Returns the variants of an object type, also inside arrays and unions. An array adds nothing to
 * the anchor; a variant of a union adds its distinguishing string
 * (`file-Page-spec-queries-query-rest`), so that all keys of the schema have different anchors.
 */
export function variantsOf(type: SchemaType, anchor: string): Variant[] {
  const objects = objectsIn(type);
  return objects.map((object) => {
    const discriminator = objects.length > 1 ? discriminatorOf(object) : undefined;
    return {
      anchor: discriminator ? `${anchor}-${discriminator.const}` : anchor,
      label: discriminator && `${discriminator.name}: ${discriminator.const}`,
      description: object === type ? undefined : object.description,
      keys: object.properties ?? [],
      extraKeys: object.extraKeys,
    };
  });
}

export const keyAnchor = (parent: string, key: Pick<SchemaKey, 'name'>): string =>
  `${parent}-${key.name}`;

/** Literals of a union that have a description, such as the modes of a query. */
export function literalsOf(type: SchemaType): { value: string; description: string }[] {
  return (type.anyOf ?? []).flatMap(({ const: value, description }) =>
    value !== undefined && description ? [{ value, description }] : [],
  );
}
