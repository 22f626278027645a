import ts from 'typescript';

/** Browser globals that don't exist during the build, which renders static previews of demos. */
const names = ['document', 'localStorage', 'location', 'navigator', 'sessionStorage', 'window'];

/** Finds texts that may contain these names, so that most demos aren't parsed. */
const mayContain = new RegExp(`\\b(?:${names.join('|')})\\b`);

/**
 * Returns whether an identifier reads a variable, and isn't the name of a property, a declaration,
 * or the operand of `typeof`.
 */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !(
    ts.isTypeOfExpression(parent) ||
    ts.isTypeNode(parent) ||
    ts.isJsxAttribute(parent) ||
    ((ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isVariableDeclaration(parent)) &&
      parent.name === node)
  );
}

/** Returns whether a condition around a node tests for a browser. */
function isGuarded(node: ts.Node, source: ts.SourceFile): boolean {
  for (let { parent } = node; parent && !ts.isFunctionLike(parent); { parent } = parent)
    if (
      (ts.isConditionalExpression(parent) ||
        ts.isIfStatement(parent) ||
        ts.isBinaryExpression(parent)) &&
      parent.getText(source).includes('typeof ')
    )
      return true;
  return false;
}

const isDefault = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) &&
  !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/**
 * Finds browser globals that a demo reads while it is loaded or rendered. Effects and handlers may
 * read them.
 * @returns 1-based places
 */
export function browserGlobals(file: string, text: string) {
  if (!mayContain.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { name: string; line: number; column: number }[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !isDefault(node)) return;
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && names.includes(node.text) && isRead(node) && !isGuarded(node, source)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ name: node.text, line: line + 1, column: character + 1 });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
