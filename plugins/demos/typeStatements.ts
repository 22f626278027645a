import ts from 'typescript';

/** Returns whether a statement disappears in JavaScript. */
export function isTypeStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return !!node.importClause?.isTypeOnly;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

/** Start of the comments directly above a node, which are removed together with it. */
export function startWithComments(source: string, node: ts.Node): number {
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
