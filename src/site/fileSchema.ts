/**
 * The format of Studio's files as `docs-studio/reference/file-schema.json` holds it, and the
 * addresses of its keys.
 */

/**
 * Type of a value in a Studio file. Keys that are absent say nothing; with none of them any value
 * fits.
 */
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

/** The schema file: the format `v1` of the YAML files of a Studio app. */
export interface FileSchemaData {
  files: SchemaFile[];
  definitions: Definition[];
}

/** A set of keys a value may hold, with the id its keys start with. */
export interface Variant {
  anchor: string;
  /**
   * `kind: rest`: what tells this variant from its siblings. Absent where there is one variant
   * only.
   */
  label?: string;
  description?: string;
  keys: SchemaKey[];
  extraKeys: SchemaType['extraKeys'];
}

/** The key whose fixed text tells the variants of a union apart. */
const discriminatorOf = (type: SchemaType) =>
  type.properties?.find((key) => key.const !== undefined);

function objectsIn(type: SchemaType): SchemaType[] {
  if (type.items) return objectsIn(type.items);
  if (type.anyOf) return type.anyOf.flatMap(objectsIn);
  return type.properties ? [type] : [];
}

/**
 * The objects a value may be, seen through arrays and unions. An array adds nothing to the anchor;
 * a variant of a union adds the text that tells it apart (`file-Page-spec-queries-query-rest`), so
 * that each key of the schema has an anchor of its own.
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

/** Anchor of a key: that of what holds it, and its name. */
export const keyAnchor = (parent: string, key: Pick<SchemaKey, 'name'>): string =>
  `${parent}-${key.name}`;

/** Literal texts of a union that carry a meaning of their own, e.g. the modes of a query. */
export function literalsOf(type: SchemaType): { value: string; description: string }[] {
  return (type.anyOf ?? []).flatMap(({ const: value, description }) =>
    value !== undefined && description ? [{ value, description }] : [],
  );
}
