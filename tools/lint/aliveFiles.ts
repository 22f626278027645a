import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What React starts in the browser: all else that renders in `src` is a document. */
const runtime = 'src/static-pages/islands/mount.tsx';

const endings = ['.tsx', '.ts', '/index.ts', '/index.tsx'];

/** The door of a feature that holds markup of the server. An island that places some of it does not bring it to life elsewhere. */
const isMarkupDoor = (specifier: string) => /^@site\/src\/features\/[^/]+$/.test(specifier);

/** Whether an import brings code, not types alone. */
function bringsCode({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return true;
  if (importClause.isTypeOnly) return false;
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return name !== undefined || named.length === 0 || named.some(({ isTypeOnly }) => !isTypeOnly);
}

/** The expression that names the module which a node loads when it runs. */
function loadedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return bringsCode(node) ? node.moduleSpecifier : undefined;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isDynamic =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? node.arguments[0] : undefined;
}

/** Modules that a text imports, exports from, or loads by `import()`; not those it takes types from. */
export function importsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const module = loadedBy(node);
    if (module && ts.isStringLiteralLike(module)) found.push(module.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest));
  return found;
}

/** Path of an imported file without ending, from the root of the site; nothing for packages. */
function baseOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), specifier)
    : undefined;
}

/**
 * Files of `src` that React runs in the browser, relative to `rootDir`: what `islands/mount.tsx` reaches by imports, through the doors
 * `island.tsx` and `hooks.ts` of features but not through `index.ts`, which holds markup of the server.
 */
export function aliveFiles(rootDir: string): string[] {
  const alive = new Set<string>();
  const add = (file: string): void => {
    if (alive.has(file)) return;
    alive.add(file);
    for (const specifier of importsOf(readFileSync(path.join(rootDir, file), 'utf8'))) {
      const base = isMarkupDoor(specifier) ? undefined : baseOf(specifier, file);
      const imported = endings
        .map((ending) => `${base}${ending}`)
        .find((each) => base && existsSync(path.join(rootDir, each)));
      if (imported?.startsWith('src/')) add(imported);
    }
  };
  add(runtime);
  return [...alive].sort();
}
