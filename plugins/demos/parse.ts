import ts from 'typescript';

export interface ImportFact {
  /** As written: `@mui/material/Button`, `./context`. */
  specifier: string;
  /** Only types are imported: nothing is loaded at run time. */
  typeOnly: boolean;
  /** Names of the values that are imported by name. */
  names: string[];
  line: number;
  column: number;
}

export interface ModuleFacts {
  imports: ImportFact[];
  /** Name of the function or class exported by default; empty for an anonymous one, `null` without a default export. */
  defaultExport: string | null;
}

export function parseModule(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  );
}

function valueNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (!named || !ts.isNamedImports(named) || isTypeOnly(node)) return [];
  return named.elements
    .filter((element) => !element.isTypeOnly)
    .map(({ propertyName, name }) => (propertyName ?? name).text);
}

function isDefault(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function defaultExportOf(node: ts.Statement): string | null {
  if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && isDefault(node))
    return node.name?.text ?? '';
  if (ts.isExportAssignment(node) && !node.isExportEquals)
    return ts.isIdentifier(node.expression) ? node.expression.text : '';
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
    const found = node.exportClause.elements.find(({ name }) => name.text === 'default');
    return found ? (found.propertyName?.text ?? '') : null;
  }
  return null;
}

/** What a demo or a module beside it imports and exports. Positions are 1-based. */
export function readModule(file: string, source: string): ModuleFacts {
  const parsed = parseModule(file, source);
  const imports: ImportFact[] = [];
  let defaultExport: string | null = null;
  for (const node of parsed.statements) {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const { line, character } = parsed.getLineAndCharacterOfPosition(
        node.moduleSpecifier.getStart(),
      );
      imports.push({
        specifier: node.moduleSpecifier.text,
        typeOnly: isTypeOnly(node),
        names: valueNames(node),
        line: line + 1,
        column: character + 1,
      });
    }
    defaultExport ??= defaultExportOf(node);
  }
  return { imports, defaultExport };
}

/** Syntax errors of a source, each with its place and the compiler's words. */
export function syntaxErrors(
  file: string,
  source: string,
): { line: number; column: number; message: string }[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.flatMap(({ file: parsed, start = 0, messageText }) => {
    if (!parsed) return [];
    const { line, character } = parsed.getLineAndCharacterOfPosition(start);
    return [
      {
        line: line + 1,
        column: character + 1,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      },
    ];
  });
}
