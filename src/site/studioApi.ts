import * as v from 'valibot';

/**
 * Reference data of Studio's built-in components. `npm run api:generate` in `studio-tools/` writes
 * it into the folder of the documented version, and pages show it. Browser code imports types only.
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

/** A property of a component in Studio's inspector. */
const property = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(studioPropertyTypes),
  /** Values to choose from; `null` for any value. */
  enum: v.nullable(v.array(v.string())),
  /** JSON; `null` without a default. */
  default: v.nullable(v.string()),
  /** Markdown with links and code only. */
  description: v.string(),
  /** Label in the inspector, if it isn't the property's name. */
  label: v.nullable(v.string()),
  /** Whether the component controls the value: bindings can read it, but not set it. */
  controlled: v.boolean(),
  /** False if the inspector sets the property but bindings can't. */
  bindable: v.boolean(),
  /** Section of the inspector; `null` for the main one. */
  section: v.nullable(v.string()),
  minimum: v.nullable(v.number()),
  maximum: v.nullable(v.number()),
});

export const studioComponent = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  package: v.string(),
  version: v.string(),
  /** In the inspector's order. */
  properties: v.array(property),
});

export type StudioProperty = v.InferOutput<typeof property>;
export type StudioComponent = v.InferOutput<typeof studioComponent>;
