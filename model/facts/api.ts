import * as v from 'valibot';

export const frameworkNames: Readonly<Record<string, string>> = {
  nextjs: 'Next.js',
  'react-router': 'React Router',
};

/**
 * API data of @toolpad/core. `npm run api:generate` writes a file for each entry into the folder of
 * the documented version, and API pages show it. Types, JSON schema, and validation are derived
 * from these schemas. Browser code imports types only.
 */

/** URL of documentation: on the same page, on this site, or elsewhere. */
const href = v.pipe(v.string(), v.regex(/^(https:\/\/|\/toolpad\/|#type-)/));

const described = (description: string) => v.pipe(v.string(), v.description(description));

/**
 * Strings in the data are Markdown with links and code only; pages get them as HTML. An empty
 * string means that there's no description.
 */
const text = described('Markdown with links and code only.');

const nonEmptyText = v.pipe(v.string(), v.minLength(1));

const refs = v.pipe(
  v.record(v.string(), href),
  v.description(
    'Identifiers in a type text and where they are explained: "#type-Router", or an address.',
  ),
);

const link = v.strictObject({ title: nonEmptyText, href });

const apiImport = v.strictObject({
  name: v.string(),
  entry: described('Module to import from: the shortest path first, the root last.'),
  framework: v.nullable(
    described('Framework this form is for, such as "nextjs"; null for the form that fits all.'),
  ),
});

/** A prop, or a member of a type. */
const member = v.strictObject({
  name: nonEmptyText,
  type: v.pipe(nonEmptyText, v.description('As published, on several lines where it is long.')),
  values: v.optional(described('Values behind a type that is only a name for them.')),
  refs,
  required: v.boolean(),
  default: v.nullable(described('JavaScript as text.')),
  description: text,
  deprecated: v.nullable(described('What the deprecation says; null without one.')),
  params: v.array(v.strictObject({ name: v.string(), description: text })),
  returns: v.nullable(text),
});

const slot = v.strictObject({
  name: nonEmptyText,
  type: v.pipe(nonEmptyText, v.description('Type of the component it takes.')),
  refs,
  required: v.pipe(
    v.boolean(),
    v.description('Key that cannot be left out once "slots" is given.'),
  ),
  default: v.nullable(described('Component rendered by default; null when nothing is.')),
  defaultHref: v.nullable(href),
  description: text,
});

const cssClass = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[A-Z][\w-]*$/)),
  description: v.pipe(text, v.minLength(1)),
});

const base = {
  $schema: v.string(),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)),
  description: text,
  imports: v.array(apiImport),
};

const page = {
  ...base,
  package: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  typeParameters: described('As declared: "<D extends DataModel>".'),
  source: described("Path of the source in the product's repository."),
  guides: v.pipe(v.array(link), v.description('Pages that explain it.')),
  types: v.pipe(
    v.array(v.string()),
    v.check((names) => new Set(names).size === names.length, 'A type is listed once.'),
    v.description('Types listed on its page, in the order in which they are met.'),
  ),
};

const component = v.strictObject({
  ...page,
  kind: v.literal('component'),
  props: v.pipe(v.array(member), v.description('Required ones first, then by name.')),
  slots: v.array(slot),
  cssClasses: v.array(cssClass),
  inherits: v.nullable(v.pipe(link, v.description('Component whose props are accepted too.'))),
  themeName: v.nullable(
    described('Key in "theme.components" that it reads; null when it reads none.'),
  ),
});

const hook = v.strictObject({
  ...page,
  kind: v.literal('hook'),
  signatures: v.pipe(v.array(v.strictObject({ text: v.string(), refs })), v.minLength(1)),
});

const type = v.strictObject({
  ...base,
  kind: v.literal('type'),
  form: v.picklist(['interface', 'alias', 'class']),
  typeParameters: v.string(),
  exported: v.pipe(
    v.boolean(),
    v.description(
      'Whether the package exports it. Others are shown because exported ones use them.',
    ),
  ),
  text: v.nullable(
    described('What follows "type X =", or call signatures; null where members say it all.'),
  ),
  refs,
  members: v.pipe(v.array(member), v.description('In the order of the declaration.')),
  inherits: v.nullable(link),
});

export const apiEntry = v.variant('kind', [component, hook, type]);

export type ApiRefs = v.InferOutput<typeof refs>;
export type ApiParam = ApiMember['params'][number];
/** Release that added a row, such as `0.13`, which `plugins/api-pages` adds to the data. */
interface Dated {
  since?: string;
}
export type ApiMember = v.InferOutput<typeof member> & Dated;
export type ApiSlot = v.InferOutput<typeof slot> & Dated;

export type ApiImport = v.InferOutput<typeof apiImport>;
export type ApiLink = v.InferOutput<typeof link>;
export type ComponentApi = v.InferOutput<typeof component>;
export type HookApi = v.InferOutput<typeof hook>;
export type TypeApi = v.InferOutput<typeof type>;
export type ApiEntry = v.InferOutput<typeof apiEntry>;

/**
 * The component or hook that a guide is about, from `api` in its front matter, and the references
 * in its section "API", of which the first is the subject's.
 */
export type ApiSubject = Pick<ComponentApi, 'name' | 'package' | 'version' | 'source'> & {
  references: ApiLink[];
};

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
  /** `null` for the main one. */
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
