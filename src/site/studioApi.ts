import * as z from 'zod';

/**
 * The contract of the reference data of Studio's built-in components: `npm run api:generate:studio` writes it into the folder of the
 * documented version; pages show it. Code of the browser imports types only.
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
const property = z.strictObject({
  name: z.string().min(1),
  type: z.enum(studioPropertyTypes),
  enum: z.array(z.string()).nullable().describe('Values to choose from, where there is a choice.'),
  default: z.string().nullable().describe('JSON text; null where there is no default.'),
  description: z.string().describe('Markdown with links and code only.'),
  label: z
    .string()
    .nullable()
    .describe("Name in the inspector, where it differs from the property's."),
  controlled: z
    .boolean()
    .describe('The component owns the value: it is read in bindings and cannot be bound.'),
  bindable: z.boolean().describe('False for a property that the inspector sets, but no binding.'),
  section: z.string().nullable().describe('Part of the inspector it is in; null for the main one.'),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
});

export const studioComponent = z.strictObject({
  name: z.string().min(1),
  package: z.string(),
  version: z.string(),
  properties: z.array(property).describe('In the order of the inspector.'),
});

export type StudioProperty = z.infer<typeof property>;
export type StudioComponent = z.infer<typeof studioComponent>;
