import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { openBuildCache } from '../../plugins/shared/buildCache';

/** Tags of HTML and SVG with the names of their attributes, as React writes them; those that all take are under `*`. */
export type HtmlTags = Readonly<Record<string, string[]>>;

/** The repository whose code runs here: its tags, its packages. */
export const rootDir = path.resolve(__dirname, '../..');

const entry = path.join(rootDir, '.htmlTags.ts');
const entryText = `import type { JSX } from 'react';
export declare const tags: JSX.IntrinsicElements;
`;

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(rootDir, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, rootDir);
  const host = ts.createCompilerHost(options);
  return ts.createProgram(
    [entry],
    { ...options, types: [] },
    {
      ...host,
      fileExists: (file) => file === entry || host.fileExists(file),
      readFile: (file) => (file === entry ? entryText : host.readFile(file)),
      getSourceFile: (file, ...rest) =>
        file === entry
          ? ts.createSourceFile(file, entryText, rest[0], true)
          : host.getSourceFile(file, ...rest),
    },
  );
}

function build(): HtmlTags {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  const [declared] = symbol ? checker.getExportsOfModule(symbol) : [];
  if (!source || !declared) throw new Error('The types of React cannot be read.');
  const membersOf = (each: ts.Symbol) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(each, source));
  const tags = membersOf(declared).map(
    (tag) => [tag.name, membersOf(tag).map(({ name }) => name)] as const,
  );
  const common = new Set(tags.find(([name]) => name === 'div')?.[1]);
  return {
    '*': [...common],
    ...Object.fromEntries(
      tags.map(([name, props]) => [name, props.filter((prop) => !common.has(prop))]),
    ),
  };
}

let tags: HtmlTags | undefined;

/** Tags of HTML and SVG, read from the types of React. Kept, for every run, until packages change. */
export function readHtmlTags(): HtmlTags {
  if (tags) return tags;
  const cache = openBuildCache(rootDir, 'html-tags', []);
  tags = cache.sync('tags', readFileSync(__filename, 'utf8'), build);
  cache.save();
  return tags;
}
