import * as v from 'valibot';

/**
 * The reference data of Studio's built-in components: `npm run api:generate:studio` writes it into
 * the folder of the documented version, and pages show it. Code of the browser imports types only.
 */

export const studioPropertyTypes = [
  'string',
  'number',
  'boolean',
  'object',
  'array',
  'element',
  'template',
  'event',
] as const;
export type StudioPropertyType = (typeof studioPropertyTypes)[number];

/** A property of a component, as its inspector offers it. */
const property = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(studioPropertyTypes),
  /** Values to choose from, where there is a choice. */
  enum: v.nullable(v.array(v.string())),
  /** JSON text; null where there is no default. */
  default: v.nullable(v.string()),
  /** Markdown with links and code only. */
  description: v.string(),
  /** Name in the inspector, where it differs from the property's. */
  label: v.nullable(v.string()),
  /** The component owns the value: it is read in bindings and cannot be bound. */
  controlled: v.boolean(),
  /** False for a property that the inspector sets, but no binding. */
  bindable: v.boolean(),
  /** Part of the inspector it is in; null for the main one. */
  section: v.nullable(v.string()),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
});

export const studioComponent = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  package: v.string(),
  version: v.string(),
  /** In the order of the inspector. */
  properties: v.array(property),
});

export type StudioProperty = v.InferOutput<typeof property>;
export type StudioComponent = v.InferOutput<typeof studioComponent>;
