import { readFileSync } from 'node:fs';
import ts from 'typescript';

const hasModifier = (statement: ts.Statement, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind);

/** Names that a binding declares: `a` and `c` for `{ a, b: [c] }`. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name) : [],
      );

/**
 * Names of values that a statement exports; `undefined` for `export *`, whose names are in another
 * file.
 */
function exportedBy(statement: ts.Statement): string[] | undefined {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return undefined;
    return ts.isNamespaceExport(exportClause)
      ? [exportClause.name.text]
      : exportClause.elements.map(({ name }) => name.text);
  }
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : [];
  return [];
}

/**
 * Names of the values that a module exports, including `default`. Returns `undefined` if the file
 * alone doesn't show them: with `export *`, or in other languages.
 */
export function exportsOf(file: string): string[] | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  const parsed = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names = parsed.statements.map(exportedBy);
  return names.includes(undefined) ? undefined : names.flatMap((each) => each ?? []);
}
