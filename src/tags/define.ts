import type { ReactNode } from 'react';
import type { WrittenAttributes } from '../../plugins/pages/nodes';
import type { DocumentedVersion } from '../site/versions';
import type { SearchKind } from '../site/search';

/** Where a tag is placed. */
export interface TagContext {
  version: DocumentedVersion;
  /** All versions of the site. */
  versions: readonly DocumentedVersion[];
  /** Path of the page from the root of the site. */
  page: string;
  /** Absolute path of a file or folder, given from the root of the site. */
  find: (file: string) => string;
}

export interface Attribute {
  /** A text, a whole number, an attribute without a value, or one of these texts. */
  type: 'text' | 'number' | 'flag' | readonly string[];
  required?: true;
  description: string;
  /** Texts that refer to something, such as names of files. */
  names?: (context: TagContext, written: WrittenAttributes) => readonly string[];
}

/** A prop that the build adds: a text, the default export of a module, or those of several. */
export type DataSource = string | { module: string } | { modules: readonly string[] };

/** A row or an entry with an anchor, which a tag renders from data. */
export interface Member {
  anchor: string;
  title: string;
  kind: SearchKind;
  /** Name of what it belongs to. */
  context: string;
  text: string;
}

/** What readers search for in the place of a tag. */
export interface TagText {
  members?: Member[];
  blocks?: string[];
  code?: string[];
  /** Element ids without an entry of their own. */
  ids?: string[];
}

/** A writer's problem: its rule, and what was found with the mend. */
export interface Finding {
  rule: string;
  message: string;
}

/**
 * All there is to know about a tag, except its component. `null` and `false` say that a part isn't
 * needed.
 */
export interface Tag<
  Attributes extends Readonly<Record<string, Attribute>> = Readonly<Record<string, Attribute>>,
  Children extends string | false = string | false,
  Data = unknown,
> {
  attributes: Attributes;
  /** Content that the tag needs, as the writer's reference describes it. */
  children: Children;
  /** Whether it needs lines of its own. */
  block: boolean;
  /** Props of the version that the page is in. Nothing where there are none to show. */
  data:
    | null
    | ((
        written: WrittenAttributes,
        context: TagContext,
      ) => Promise<{ [Name in keyof Data]: DataSource } | undefined>);
  /** Only a type: the props that the build adds. */
  added?: Data;
  /** Checks that attributes alone don't tell. */
  validate: null | {
    rules: Readonly<Record<string, string>>;
    check: (written: WrittenAttributes, context: TagContext) => Finding[];
  };
  toText: null | ((written: WrittenAttributes, context: TagContext) => TagText);
  /** The tag in a page for tools that read Markdown. `content` is the Markdown between its tags. */
  toMarkdown: (written: WrittenAttributes, content: string, context: TagContext) => string;
  /** For the writer's reference. */
  example: string;
}

interface Values {
  text: string;
  number: number | string;
  flag: boolean;
}

type ValueOf<A extends Attribute> = A['type'] extends readonly (infer Text)[]
  ? Text
  : A['type'] extends keyof Values
    ? Values[A['type']]
    : never;

type RequiredNames<A> = {
  [Name in keyof A]: A[Name] extends { required: true } ? Name : never;
}[keyof A];

/** What a writer writes. */
export type Written<T> =
  T extends Tag<infer A, infer Children>
    ? { [Name in RequiredNames<A>]: ValueOf<A[Name]> } & {
        [Name in Exclude<keyof A, RequiredNames<A>>]?: ValueOf<A[Name]>;
      } & (Children extends string ? { children: ReactNode } : unknown)
    : never;

/**
 * What the component, the default export of `component.tsx`, receives: what a writer writes, and
 * what the build adds.
 */
export type Received<T> = Written<T> & (T extends { added?: infer Data } ? Data : never);

/** Defines a tag, of whose component `Data` are the props that the build adds. */
export const defineTag =
  <Data = unknown>() =>
  <
    const Attributes extends Readonly<Record<string, Attribute>>,
    const Children extends string | false,
  >(
    tag: Tag<Attributes, Children, Data>,
  ): Tag<Attributes, Children, Data> =>
    tag;

/** Members as a list in Markdown. */
export const memberList = (members: readonly Member[]): string =>
  members.map(({ title, text }) => `- \`${title}\`${text && `: ${text}`}`).join('\n');
