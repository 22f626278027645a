import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ProductionError } from '../../model/facts/productionErrors';
import type { Problem } from '../../model/problems';
import { noCache, type ResultCache } from '../../model/caches/resultCache';

export interface ProductionErrorsOptions {
  /** Folder of installed packages, relative to the site's root. Default: `node_modules/@mui`. */
  packagesDir: string;
  /** Packages that throw no errors and are too large to read. Default: the icons. */
  skip: string[];
}

export const defaultOptions: ProductionErrorsOptions = {
  packagesDir: 'node_modules/@mui',
  skip: ['icons-material'],
};

export interface FoundMessage {
  code: number;
  /** Message with `%s` for each expression. */
  message: string;
  /** Number of arguments in the minified form. */
  args: number;
  /** `@mui/material 7.3.11`. */
  package: string;
  /** Path from the site's root, for reports. */
  file: string;
  line: number;
}

type Found = { code: number; message: string; args: number; line: number };

function template(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return template(node.expression);
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return template(node.left) + template(node.right);
  return '%s';
}

/** The call in `NODE_ENV !== 'production' ? message : formatMuiErrorMessage(code, …)`. */
function minifiedCall(node: ts.Expression): { code: number; args: number } | undefined {
  if (!ts.isCallExpression(node) || !/format(Mui)?ErrorMessage/i.test(node.expression.getText()))
    return undefined;
  const [code, ...args] = node.arguments;
  return code && ts.isNumericLiteral(code)
    ? { code: Number(code.text), args: args.length }
    : undefined;
}

/** The unminified branch of a published module still contains the text. */
export function parseMessages(source: string): Found[] {
  if (!/format(Mui)?ErrorMessage/i.test(source)) return [];
  const parsed = ts.createSourceFile(
    'module.js',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const call = ts.isConditionalExpression(node) ? minifiedCall(node.whenFalse) : undefined;
    if (call && ts.isConditionalExpression(node)) {
      found.push({
        ...call,
        message: template(node.whenTrue),
        line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    node.forEachChild(visit);
  };
  visit(parsed);
  return found;
}

const positionOf = ({ file, line }: FoundMessage) => ({ file, line, column: 1 });

/** Numbers of placeholders and arguments differ, or two messages have the same code. */
export function checkMessages(messages: FoundMessage[]): Problem[] {
  const first = new Map<number, FoundMessage>();
  return messages.flatMap((found): Problem[] => {
    const placeholders = found.message.split('%s').length - 1;
    const problems: Problem[] = [];
    if (placeholders !== found.args) {
      problems.push({
        ...positionOf(found),
        rule: 'errors/arguments',
        message: `The numbers of placeholders and arguments differ for error ${found.code}: ${placeholders} and ${found.args}.`,
      });
    }
    const other = first.get(found.code);
    if (!other) first.set(found.code, found);
    else if (other.message !== found.message) {
      problems.push({
        ...positionOf(found),
        rule: 'errors/two-messages',
        message: `Error ${found.code} has a different message in ${other.file}:${other.line}.`,
      });
    }
    return problems;
  });
}

/** Renders the table, by code. A message that several packages throw is one entry. */
export function toTable(messages: FoundMessage[]): ProductionError[] {
  const table = new Map<number, ProductionError>();
  for (const { code, message, package: name } of messages) {
    const known = table.get(code);
    if (!known) table.set(code, { code, message, packages: [name] });
    else if (!known.packages.includes(name)) known.packages.push(name);
  }
  return [...table.values()].sort((a, b) => a.code - b.code);
}

/** Folders that repeat the package for other module systems, or contain other packages. */
const skippedFolders = new Set(['esm', 'modern', 'legacy', 'umd', 'node_modules']);

function* modulesIn(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* modulesIn(file);
    else if (entry.isFile() && entry.name.endsWith('.js')) yield file;
  }
}

const messagesIn = (folder: string) =>
  [...modulesIn(folder)].flatMap((file) =>
    parseMessages(readFileSync(file, 'utf8')).map((found) => ({
      ...found,
      module: path.relative(folder, file).replaceAll(path.sep, '/'),
    })),
  );

/** @param cache of published packages, which never change */
export function collectMessages(
  siteDir: string,
  { packagesDir, skip }: ProductionErrorsOptions,
  cache: ResultCache = noCache,
): FoundMessage[] {
  const root = path.join(siteDir, packagesDir);
  const folders = readdirSync(root).filter(
    (name) => !skip.includes(name) && existsSync(path.join(root, name, 'package.json')),
  );
  return folders.sort().flatMap((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    ) as { name: string; version: string };
    return cache
      .sync('messages', [name, version], () => messagesIn(path.join(root, folder)))
      .map(({ module, ...found }) => ({
        ...found,
        package: `${name} ${version}`,
        file: path.posix.join(packagesDir, folder, module),
      }));
  });
}
