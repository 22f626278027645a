import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { openBuildCache } from '../../plugins/shared/buildCache';
import { hashOf } from '../../plugins/shared/packCache';

/** What a prop takes. */
export interface PropType {
  required: boolean;
  /** Texts it takes: any, some, or none. */
  text: true | string[];
  /** Takes a number. */
  number: boolean;
  /** May stand without a value. */
  boolean: boolean;
  /** As TypeScript writes it, for messages. */
  type: string;
  description: string;
}

/** Props by name. */
export type Props = Readonly<Record<string, PropType>>;

export interface Components {
  /** Components that a writer may place, by name. */
  components: Readonly<Record<string, Props>>;
  /** Tags of HTML and SVG with the names of their attributes, as React writes them; those that all take are under `*`. */
  tags: Readonly<Record<string, string[]>>;
}

/** The repository whose code runs here: its components, its packages. */
export const rootDir = path.resolve(__dirname, '../..');

const entry = path.join(rootDir, 'src/mdx/.writer.ts');
const entryText = `import type { JSX } from 'react';
import type { mdxComponents } from './index';
export declare const components: typeof mdxComponents;
export declare const tags: JSX.IntrinsicElements;
`;

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(rootDir, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: ['src/features/*/generated.d.ts'] },
    ts.sys,
    rootDir,
  );
  const host = ts.createCompilerHost(options);
  return ts.createProgram([entry], options, {
    ...host,
    fileExists: (file) => file === entry || host.fileExists(file),
    readFile: (file) => (file === entry ? entryText : host.readFile(file)),
    getSourceFile: (file, ...rest) =>
      file === entry
        ? ts.createSourceFile(file, entryText, rest[0], true)
        : host.getSourceFile(file, ...rest),
  });
}

/** What values a type takes in an attribute. */
function propType(checker: ts.TypeChecker, prop: ts.Symbol, place: ts.Node): PropType {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, place));
  const parts = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => parts.some((part) => (part.flags & flags) !== 0);
  const literals = parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  const any = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return {
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    text: has(ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | any) ? true : literals,
    number: has(ts.TypeFlags.NumberLike | any),
    boolean: has(ts.TypeFlags.BooleanLike | any),
    type: checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
  };
}

const propsOf = (checker: ts.TypeChecker, type: ts.Type, place: ts.Node): Props =>
  Object.fromEntries(
    checker
      .getPropertiesOfType(checker.getNonNullableType(type))
      .map((prop) => [prop.name, propType(checker, prop, place)]),
  );

/** Type of the props of a component: what a function takes, or a class's constructor. */
function componentProps(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): Props {
  const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
  const parameter = signature?.getParameters()[0];
  return parameter
    ? propsOf(checker, checker.getTypeOfSymbolAtLocation(parameter, place), place)
    : {};
}

function build(): Components {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!source || !symbol) throw new Error('src/mdx cannot be read.');
  const membersOf = (name: string) => {
    const found = checker.getExportsOfModule(symbol).find((each) => each.name === name);
    const type = found && checker.getTypeOfSymbolAtLocation(found, source);
    return type ? checker.getPropertiesOfType(type) : [];
  };
  const typeOf = (member: ts.Symbol) => checker.getTypeOfSymbolAtLocation(member, source);
  const namesOf = (member: ts.Symbol) =>
    checker.getPropertiesOfType(typeOf(member)).map(({ name }) => name);
  const components = membersOf('components').filter(({ name }) => /^[A-Z]/.test(name));
  const tags = membersOf('tags').map((tag) => [tag.name, namesOf(tag)] as const);
  return {
    components: Object.fromEntries(
      components.map((each) => [each.name, componentProps(checker, typeOf(each), source)]),
    ),
    tags: withCommon(tags),
  };
}

/** Most attributes are those of every tag; kept once. */
function withCommon(tags: (readonly [string, string[]])[]): Record<string, string[]> {
  const common = new Set(tags.find(([name]) => name === 'div')?.[1]);
  return {
    '*': [...common],
    ...Object.fromEntries(
      tags.map(([name, props]) => [name, props.filter((prop) => !common.has(prop))]),
    ),
  };
}

/** What `src/mdx` may import: the rest of `src` says nothing about what pages may place. */
const sources = ['src/components', 'src/features', 'src/mdx', 'src/site'];

/** Everything that the types may depend on. */
const sourcesHash = () =>
  hashOf(
    [...sources, 'package-lock.json', 'tsconfig.json'].flatMap((entry) =>
      listFiles(path.join(rootDir, entry))
        .filter((file) => /(?<!\.test)\.(tsx?|json)$/.test(file))
        .map((file) => [file.slice(rootDir.length), readFileSync(file, 'utf8')]),
    ),
  );

const listFiles = (entry: string): string[] =>
  statSync(entry).isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap((name) => listFiles(path.join(entry, name)))
    : [entry];

let last: { hash: string; components: Components } | undefined;

/** What writers may place in a page, read from the types of `src/mdx`. Kept, for every run, as long as nothing that they may depend on changes. */
export function readComponents(): Components {
  const hash = sourcesHash();
  if (last?.hash === hash) return last.components;
  const cache = openBuildCache(rootDir, 'components', [__dirname]);
  last = { hash, components: cache.sync('components', hash, build) };
  cache.save();
  return last.components;
}
