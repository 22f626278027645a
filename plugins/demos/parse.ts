import ts from 'typescript';
import { readMarkedLines, type MarkedSource } from './markedLines';
import { isTypeStatement, startWithComments } from './typeStatements';

/** A range in a source, in characters from its start. */
export interface Range {
  from: number;
  to: number;
}

export interface ImportFact {
  /** Specifier as written: `@mui/material/Button`, `./context`. */
  specifier: string;
  /** Whether the import only contains types, so that nothing is loaded at run time. */
  typeOnly: boolean;
  /** Names of the values in a named import. */
  names: string[];
  line: number;
  column: number;
  /** Ranges of the whole statement, and of the specifier with its quotes. */
  statement: Range;
  literal: Range;
}

/** A syntax error with its position and the compiler's message. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

/** Parsed source of a demo or of a module beside it. Positions are 1-based. */
export interface SourceModule {
  /** Path from the root of the site. */
  file: string;
  source: string;
  imports: ImportFact[];
  /**
   * Name of the default-exported function or class; empty if it's anonymous, `null` if there's no
   * default export.
   */
  defaultExport: string | null;
  syntaxErrors: SyntaxProblem[];
  /** Statements that only declare types, with the comments that belong to them, in source order. */
  types: Range[];
  marked: MarkedSource;
}

const isSheet = (file: string) => file.endsWith('.css');

function parse(file: string, source: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
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

/** Converts an offset to a 1-based position. */
function positionOf(parsed: ts.SourceFile, position: number): { line: number; column: number } {
  const { line, character } = parsed.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}

const rangeOf = (node: ts.Node): Range => ({ from: node.getStart(), to: node.end });

function importFact(parsed: ts.SourceFile, node: ts.Statement): ImportFact | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  const { moduleSpecifier } = node;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  return {
    specifier: moduleSpecifier.text,
    typeOnly: isTypeOnly(node),
    names: valueNames(node),
    ...positionOf(parsed, moduleSpecifier.getStart()),
    statement: rangeOf(node),
    literal: rangeOf(moduleSpecifier),
  };
}

/**
 * Syntax errors. TypeScript's types omit `parseDiagnostics`; a program returns them too, but
 * creating one takes as long as parsing.
 */
const syntaxErrorsOf = (
  parsed: ts.SourceFile & { parseDiagnostics?: ts.DiagnosticWithLocation[] },
) =>
  (parsed.parseDiagnostics ?? [])
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, messageText }): SyntaxProblem => ({
      ...positionOf(parsed, start),
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));

function typesOf(parsed: ts.SourceFile): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeStatement(node))
      ranges.push({ from: startWithComments(parsed.text, node), to: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(parsed);
  return ranges;
}

/** Parses a source once. A style sheet has neither imports nor exports. */
export function readModule(file: string, source: string): SourceModule {
  const marked = readMarkedLines(source);
  if (isSheet(file))
    return { file, source, imports: [], defaultExport: null, syntaxErrors: [], types: [], marked };
  const parsed = parse(file, source);
  return {
    file,
    source,
    imports: parsed.statements.flatMap((node) => importFact(parsed, node) ?? []),
    defaultExport: parsed.statements.map(defaultExportOf).find((name) => name !== null) ?? null,
    syntaxErrors: syntaxErrorsOf(parsed),
    types: typesOf(parsed),
    marked,
  };
}

export type ReadModule = typeof readModule;

/**
 * A reader that caches the latest result of each file: `npm start` reads all files at each change
 * to a page.
 * @param readNew reads a changed file
 */
export function createReader(readNew: ReadModule = readModule): ReadModule {
  const modules = new Map<string, SourceModule>();
  return (file, source) => {
    const before = modules.get(file);
    if (before?.source === source) return before;
    const read = readNew(file, source);
    modules.set(file, read);
    return read;
  };
}
