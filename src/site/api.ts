/** The API data of @toolpad/core as `npm run api:generate` writes it to `docs-core/api/data/` and the API pages read it. Types only. */

/** Identifiers in a type text and where they are explained: `#type-Router` on the same page, or an address. */
export type ApiRefs = Record<string, string>;

export interface ApiParam {
  name: string;
  description: string;
}

/** A prop, or a member of a type. */
export interface ApiMember {
  name: string;
  /** As published, on several lines where it is long. */
  type: string;
  /** Values behind a type that is only a name for them. */
  values?: string;
  refs: ApiRefs;
  required: boolean;
  /** JavaScript as text; null where there is none. */
  default: string | null;
  /** Markdown with links and code only. Empty when nothing is known beyond the type. */
  description: string;
  /** What the deprecation says; null when the member is not deprecated. */
  deprecated: string | null;
  params: ApiParam[];
  returns: string | null;
}

export interface ApiSlot {
  name: string;
  /** Type of the component it takes. */
  type: string;
  refs: ApiRefs;
  /** Key that cannot be left out once `slots` is given. */
  required: boolean;
  /** Component rendered by default; null when nothing is. */
  default: string | null;
  defaultHref: string | null;
  description: string;
}

/** A class of the elements a component renders. */
export interface ApiCssClass {
  name: string;
  description: string;
}

export interface ApiImport {
  name: string;
  /** Module to import from: the shortest path first, the root last. */
  entry: string;
  /** Framework this form is for, e.g. `nextjs`; null for the form that fits all. */
  framework: string | null;
}

export interface ApiLink {
  title: string;
  href: string;
}

interface ApiBase {
  $schema: string;
  name: string;
  /** Markdown with links and code only. */
  description: string;
  imports: ApiImport[];
}

interface ApiPageData extends ApiBase {
  package: string;
  version: string;
  /** Type parameters as declared: `<D extends DataModel>`. */
  typeParameters: string;
  /** Path of the source in the product's repository. */
  source: string;
  /** Pages that explain it. */
  guides: ApiLink[];
  /** Demos whose source imports it. */
  demos: ApiLink[];
  /** Types listed on its page, in the order in which they are met. */
  types: string[];
}

export interface ComponentApi extends ApiPageData {
  kind: 'component';
  /** Required ones first, then by name. */
  props: ApiMember[];
  slots: ApiSlot[];
  cssClasses: ApiCssClass[];
  /** Component whose props are accepted too. */
  inherits: ApiLink | null;
  /** Key in `theme.components` that it reads; null when it reads none. */
  themeName: string | null;
}

export interface HookApi extends ApiPageData {
  kind: 'hook';
  signatures: { text: string; refs: ApiRefs }[];
}

export interface TypeApi extends ApiBase {
  kind: 'type';
  form: 'interface' | 'alias' | 'class';
  typeParameters: string;
  /** Whether the package exports it. Others are shown because exported ones use them. */
  exported: boolean;
  /** Text after `type X =`, or the call signature of a function type; null where members say it all. */
  text: string | null;
  refs: ApiRefs;
  /** In the order of the declaration. */
  members: ApiMember[];
  inherits: ApiLink | null;
}

export type ApiEntry = ComponentApi | HookApi | TypeApi;
