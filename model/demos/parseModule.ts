import ts from 'typescript';
import type { Problem } from '../problems';
import { dedent } from '../code/dedent';

function isTypeStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return !!node.importClause?.isTypeOnly;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

/** Start of the comments directly above a node, which are removed together with it. */
function startWithComments(source: string, node: ts.Node): number {
  let from = node.getStart();
  for (const comment of (
    ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []
  ).toReversed()) {
    if (/\n\s*\n/.test(source.slice(comment.end, from))) break;
    if (/^[^\n]*\S/.test(source.slice(source.lastIndexOf('\n', comment.pos - 1) + 1, comment.pos)))
      break;
    from = comment.pos;
  }
  return from;
}

const marker = /^\s*(?:\/\/|\{?\s*\/\*)\s*preview-(start|end)\s*(?:\*\/\s*\}?)?\s*$/;

export interface MarkedSource {
  /** Source without markers. */
  code: string;
  /** Dedented; regions are joined with a blank line. `null` without markers. */
  lines: string | null;
  /** 1-based lines of unmatched markers. */
  unpaired: number[];
}

/** Splits off lines between `// preview-start` and `// preview-end` (also as JSX comments). */
export function readMarkedLines(source: string): MarkedSource {
  const codeLines: string[] = [];
  const regions: string[][] = [];
  const unpaired: number[] = [];
  let open: { line: number; lines: string[] } | null = null;
  source.split('\n').forEach((text, index) => {
    const kind = marker.exec(text)?.[1];
    if (kind === undefined) {
      codeLines.push(text);
      open?.lines.push(text);
    } else if (kind === 'start') {
      if (open) unpaired.push(index + 1);
      else open = { line: index + 1, lines: [] };
    } else if (open) {
      regions.push(dedent(open.lines));
      open = null;
    } else unpaired.push(index + 1);
  });
  const unclosed = open as { line: number } | null;
  if (unclosed) unpaired.push(unclosed.line);
  const lines = regions
    .map((region) => region.join('\n').trim())
    .filter(Boolean)
    .join('\n\n');
  return {
    code: codeLines.join('\n'),
    lines: lines === '' ? null : lines,
    unpaired: unpaired.sort((a, b) => a - b),
  };
}

/** A range in a source, in characters from its start. */
interface Range {
  from: number;
  to: number;
}

export interface ImportFact {
  specifier: string;
  /** Whether the import only contains types, so that nothing is loaded at run time. */
  typeOnly: boolean;
  names: string[];
  line: number;
  column: number;
  statement: Range;
  literal: Range;
}

type SyntaxProblem = Pick<Problem, 'line' | 'column' | 'message'>;

/** Parsed source of a demo or of a module beside it. Positions are 1-based. */
export interface SourceModule {
  file: string;
  source: string;
  imports: ImportFact[];
  /** Empty if it's anonymous, `null` if there's no default export. */
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

/** A program returns `parseDiagnostics` too, but creating one takes as long as parsing. */
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
