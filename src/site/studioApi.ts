/** Reference data of Studio's built-in components as `npm run api:generate:studio` writes it. Types and names only. */

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
export interface StudioProperty {
  name: string;
  type: StudioPropertyType;
  /** Values to choose from, where there is a choice. */
  enum: string[] | null;
  /** JSON text; null where there is no default. */
  default: string | null;
  /** Markdown with links and code only. */
  description: string;
  /** Name in the inspector, where it differs from the property's. */
  label: string | null;
  /** The component owns the value: it is read in bindings and cannot be bound. */
  controlled: boolean;
  /** False for a property that the inspector sets, but no binding. */
  bindable: boolean;
  /** Part of the inspector it is in; null for the main one. */
  section: string | null;
  minimum: number | null;
  maximum: number | null;
}

export interface StudioComponent {
  name: string;
  package: string;
  version: string;
  /** In the order of the inspector. */
  properties: StudioProperty[];
}
