import ts from 'typescript';

type Found = { code: number; message: string; args: number; line: number };

/** Text of a message: literals unchanged, and `%s` for everything computed. */
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

/**
 * Messages in a published module, with their codes. The unminified branch still contains the text.
 */
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
