import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns whether an import loads code, not only types. */
function loadsCode({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return true;
  if (importClause.isTypeOnly) return false;
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return name !== undefined || named.length === 0 || named.some(({ isTypeOnly }) => !isTypeOnly);
}

/** The module specifier that a node loads at run time. */
function moduleSpecifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return loadsCode(node) ? node.moduleSpecifier : undefined;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** Modules that a file loads at run time, by `import`, `export … from`, or `import()`. */
export function modulesLoadedBy(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const module = moduleSpecifierOf(node);
    if (module && ts.isStringLiteralLike(module)) found.push(module.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest));
  return found;
}

const extensions = ['', '.tsx', '.ts', '/index.ts', '/index.tsx'];

/** Path of a module relative to `rootDir`, or `undefined` for packages. */
function resolveModule(rootDir: string, module: string, importer: string): string | undefined {
  const isRelative = module.startsWith('.');
  if (!isRelative && !module.startsWith('@site/')) return undefined;
  const base = isRelative
    ? path.posix.join(path.posix.dirname(importer), module)
    : module.slice('@site/'.length);
  return extensions
    .map((ending) => base + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(path.join(rootDir, file)));
}

/** Entry point of React in the browser. Other components in `src` render on the server only. */
const entryPoint = 'src/static-pages/islands/mount.tsx';

/**
 * Returns whether a module is the `index.ts` of a feature, with markup that the server renders. An
 * island that imports it doesn't make it interactive elsewhere.
 */
const isMarkupIndex = (module: string) => /^@site\/src\/features\/[^/]+$/.test(module);

/**
 * Files in `src` that React runs in the browser, relative to `rootDir`: all direct and indirect
 * imports of `islands/mount.tsx`, except through the `index.ts` of features.
 */
export function interactiveFiles(rootDir: string): string[] {
  const interactive = new Set<string>();
  const add = (file: string): void => {
    if (interactive.has(file)) return;
    interactive.add(file);
    for (const module of modulesLoadedBy(readFileSync(path.join(rootDir, file), 'utf8'))) {
      const imported = isMarkupIndex(module) ? undefined : resolveModule(rootDir, module, file);
      if (imported?.startsWith('src/') && /\.tsx?$/.test(imported)) add(imported);
    }
  };
  add(entryPoint);
  return [...interactive].sort();
}
