import type { ReactNode } from 'react';
import type { WrittenAttributes } from '../pages/nodes';
import type { Problem } from '../problems';
import type { DocumentedVersion } from '../facts/versions';

/** Place in which a tag is used. */
export interface TagContext {
  version: DocumentedVersion;
  versions: readonly DocumentedVersion[];
  /** Path of the page from the root of the site. */
  page: string;
  /** Returns the absolute path of a file or folder, given relative to the root of the site. */
  find: (file: string) => string;
  /** Makes the page compile again when a file changes. Only in a build and in `npm start`. */
  dependOn?: (file: string) => void;
  /** With `npm start`, waits until the data of a demo is written. */
  waitForDemo?: (dataFolder: string, file: string) => Promise<void>;
}

export interface Attribute {
  /** A string, an integer, an attribute without a value, or one of these strings. */
  type: 'text' | 'number' | 'flag' | readonly string[];
  required?: true;
  description: string;
  /** Returns strings that refer to something, such as file names. */
  names?: (context: TagContext, written: WrittenAttributes) => readonly string[];
}

/** A prop that the build adds: a string, or the default exports of one or several modules. */
export type DataSource = string | { module: string } | { modules: readonly string[] };

/** A problem in a page: its rule, and a message with the fix. */
export type TagProblem = Pick<Problem, 'rule' | 'message'>;

/** Everything about a tag except its component. */
export interface Tag<
  Attributes extends Readonly<Record<string, Attribute>> = Readonly<Record<string, Attribute>>,
  Children extends string | false = string | false,
  Data = unknown,
> {
  attributes: Attributes;
  /** Description of the content that the tag needs, for the reference in CONTRIBUTING.md. */
  children: Children;
  /** Whether it has to be on a separate line. */
  block: boolean;
  /** Returns props from the version of the page; `undefined` if there's nothing to show. */
  data?: (
    written: WrittenAttributes,
    context: TagContext,
  ) => Promise<{ [Name in keyof Data]: DataSource } | undefined>;
  /** For types only: the props that the build adds. */
  added?: Data;
  /** Checks that go beyond the types of the attributes. */
  validate?: {
    rules: Readonly<Record<string, string>>;
    check: (written: WrittenAttributes, context: TagContext) => TagProblem[];
  };
  /** IDs of the elements that it renders, to which links can lead. */
  ids?: (written: WrittenAttributes, context: TagContext) => string[];
  /** Example for the reference in CONTRIBUTING.md. */
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

/** Props that a writer sets. */
export type WrittenProps<T> =
  T extends Tag<infer A, infer Children>
    ? { [Name in RequiredNames<A>]: ValueOf<A[Name]> } & {
        [Name in Exclude<keyof A, RequiredNames<A>>]?: ValueOf<A[Name]>;
      } & (Children extends string ? { children: ReactNode } : unknown)
    : never;

/**
 * Props of the component, which `src/tags` exports with the name of the tag: those of the
 * writer, and those that the build adds.
 */
export type TagProps<T> = WrittenProps<T> & (T extends { added?: infer Data } ? Data : never);

/** Defines a tag. `Data` are the props that the build adds. */
export const defineTag =
  <Data = unknown>() =>
  <
    const Attributes extends Readonly<Record<string, Attribute>>,
    const Children extends string | false,
  >(
    tag: Tag<Attributes, Children, Data>,
  ): Tag<Attributes, Children, Data> =>
    tag;
