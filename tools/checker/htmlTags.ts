import path from 'node:path';
import ts from 'typescript';
import { openBuildCache } from '../../plugins/shared/buildCache';
import { rootDir } from './rootDir';

/**
 * HTML and SVG tags with the React names of their attributes. The key `*` contains common
 * attributes.
 */
export type HtmlTags = Readonly<Record<string, string[]>>;

/** Declares the elements of React. */
const entry = path.join(__dirname, 'jsxElements.ts');

function build(): HtmlTags {
  const program = ts.createProgram([entry], { types: [], skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  const [declared] = symbol ? checker.getExportsOfModule(symbol) : [];
  if (!source || !declared) throw new Error('The types of React cannot be read.');
  const membersOf = (each: ts.Symbol) =>
    checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(each, source));
  const elements = membersOf(declared).map(
    (tag) => [tag.name, membersOf(tag).map(({ name }) => name)] as const,
  );
  const common = new Set(elements.find(([name]) => name === 'div')?.[1]);
  return {
    '*': [...common],
    ...Object.fromEntries(
      elements.map(([name, props]) => [name, props.filter((prop) => !common.has(prop))]),
    ),
  };
}

let tags: HtmlTags | undefined;

/** Reads the tags of HTML and SVG from the types of React. Cached until packages change. */
export function readHtmlTags(): HtmlTags {
  if (tags) return tags;
  const cache = openBuildCache(rootDir, 'html-tags', [__filename]);
  tags = cache.sync('tags', '', build);
  cache.save();
  return tags;
}
