import * as z from 'zod';

/**
 * The contract of the API data of @toolpad/core: `npm run api:generate` writes it, a file for each entry, into the folder of the documented
 * version; API pages show it. Types, JSON schema and guard come from here. Code of the browser imports types only.
 */

/** Where something is explained: on the same page, on this site, or on another one. */
const href = z.string().regex(/^(https:\/\/|\/toolpad\/|#type-)/);

/** A text in the data is Markdown with links and code only; pages get it as HTML. Empty when there is nothing to say. */
const text = z.string().describe('Markdown with links and code only.');

const named = z.string().min(1);

const refs = z
  .record(z.string(), href)
  .describe(
    'Identifiers in a type text and where they are explained: "#type-Router", or an address.',
  );

const link = z.strictObject({ title: named, href });

const apiImport = z.strictObject({
  name: z.string(),
  entry: z.string().describe('Module to import from: the shortest path first, the root last.'),
  framework: z
    .string()
    .nullable()
    .describe('Framework this form is for, such as "nextjs"; null for the form that fits all.'),
});

/** A prop, or a member of a type. */
const member = z.strictObject({
  name: named,
  type: named.describe('As published, on several lines where it is long.'),
  values: z.string().optional().describe('Values behind a type that is only a name for them.'),
  refs,
  required: z.boolean(),
  default: z.string().nullable().describe('JavaScript as text.'),
  description: text,
  deprecated: text.nullable().describe('What the deprecation says; null without one.'),
  params: z.array(z.strictObject({ name: z.string(), description: text })),
  returns: text.nullable(),
});

const slot = z.strictObject({
  name: named,
  type: named.describe('Type of the component it takes.'),
  refs,
  required: z.boolean().describe('Key that cannot be left out once "slots" is given.'),
  default: z.string().nullable().describe('Component rendered by default; null when nothing is.'),
  defaultHref: href.nullable(),
  description: text,
});

/** A class of the elements a component renders. */
const cssClass = z.strictObject({
  name: z.string().regex(/^[A-Z][\w-]*$/),
  description: text.min(1),
});

const base = {
  $schema: z.string(),
  name: z.string().regex(/^[A-Za-z]\w*$/),
  description: text,
  imports: z.array(apiImport),
};

const page = {
  ...base,
  package: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  typeParameters: z.string().describe('As declared: "<D extends DataModel>".'),
  source: z.string().describe("Path of the source in the product's repository."),
  guides: z.array(link).describe('Pages that explain it.'),
  demos: z
    .array(link)
    .describe(
      'Demos whose source imported it when this was written; its page shows those of today.',
    ),
  types: z
    .array(z.string())
    .refine((names) => new Set(names).size === names.length, 'A type is listed once.')
    .describe('Types listed on its page, in the order in which they are met.')
    .meta({ uniqueItems: true }),
};

const component = z.strictObject({
  ...page,
  kind: z.literal('component'),
  props: z.array(member).describe('Required ones first, then by name.'),
  slots: z.array(slot),
  cssClasses: z.array(cssClass),
  inherits: link.nullable().describe('Component whose props are accepted too.'),
  themeName: z
    .string()
    .nullable()
    .describe('Key in "theme.components" that it reads; null when it reads none.'),
});

const hook = z.strictObject({
  ...page,
  kind: z.literal('hook'),
  signatures: z.array(z.strictObject({ text: z.string(), refs })).min(1),
});

const type = z.strictObject({
  ...base,
  kind: z.literal('type'),
  form: z.enum(['interface', 'alias', 'class']),
  typeParameters: z.string(),
  exported: z
    .boolean()
    .describe('Whether the package exports it. Others are shown because exported ones use them.'),
  text: z
    .string()
    .nullable()
    .describe('What follows "type X =", or call signatures; null where members say it all.'),
  refs,
  members: z.array(member).describe('In the order of the declaration.'),
  inherits: link.nullable(),
});

/** An entry of the API reference. */
export const apiEntry = z.discriminatedUnion('kind', [component, hook, type]);

export type ApiRefs = z.infer<typeof refs>;
export type ApiParam = ApiMember['params'][number];
export type ApiMember = z.infer<typeof member>;
export type ApiSlot = z.infer<typeof slot>;
export type ApiCssClass = z.infer<typeof cssClass>;
export type ApiImport = z.infer<typeof apiImport>;
export type ApiLink = z.infer<typeof link>;
export type ComponentApi = z.infer<typeof component>;
export type HookApi = z.infer<typeof hook>;
export type TypeApi = z.infer<typeof type>;
export type ApiEntry = z.infer<typeof apiEntry>;

/** The contract for editors and tools, as JSON schema. */
export const apiJsonSchema = () => ({
  title: 'An entry of the API reference',
  ...z.toJSONSchema(apiEntry, { target: 'draft-7' }),
});

/** What a guide's front matter `api` comes to: the component or hook it is about. */
export type ApiSubject = Pick<ComponentApi, 'name' | 'package' | 'version' | 'source'>;
