import type { Options } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';
import ts from 'typescript';
import { parseModule } from './parse';

interface Range {
  from: number;
  to: number;
}

function isTypeStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return !!node.importClause?.isTypeOnly;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

/** Start of the comments that stand right above a node: they speak of it, so they go with it. */
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

function typeRanges(file: string, source: string): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (isTypeStatement(node)) ranges.push({ from: startWithComments(source, node), to: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(parseModule(file, source));
  return ranges;
}

/** Removes statements that only declare types, each with its own comment, its line and one of the blank lines around it. */
export function withoutTypeStatements(file: string, source: string): string {
  return typeRanges(file, source).reduceRight((text, { from, to }) => {
    const before = text.slice(0, from).replace(/[ \t]+$/, '');
    const after = text.slice(to).replace(/^[ \t]*\n/, '');
    const blankBefore = before === '' || before.endsWith('\n\n');
    return before + (blankBefore ? after.replace(/^\n+/, '') : after);
  }, source);
}

/**
 * The JavaScript a reader gets for a TypeScript source: types removed, JSX, comments and blank lines kept, formatted.
 * @throws SyntaxError with the line when the source cannot be parsed
 */
export async function deriveJs(file: string, source: string, style: Options): Promise<string> {
  const { code } = transform(withoutTypeStatements(file, source), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
    filePath: file,
  });
  return format(code, { ...style, parser: 'babel', plugins: [babel, estree] });
}
