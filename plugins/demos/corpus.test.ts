import path from 'node:path';
import ts from 'typescript';
import { deriveJs } from '../../model/demos/deriveJs';
import { readDemos } from '../../model/demos/demos';
import { readSources } from '../../model/files/files';
import { readMarkedLines } from '../../model/demos/parseModule';

const siteDir = path.resolve(__dirname, '../..');
const folders = ['docs-core', 'docs-core-next'];
const tree = readSources(siteDir, folders);
const demos = readDemos(
  tree,
  folders.map((dir) => ({ dir, demos: dir, packages: '.' })),
).demos.flatMap(({ stylings }) => stylings.map(({ main }) => main));

const isType = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isImportDeclaration(node) && !!node.importClause?.isTypeOnly);

/** Comments of a source that don't belong to a type. */
function commentsOf(file: string, source: string): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (isType(node)) return;
    for (const position of [node.getFullStart(), node.end]) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(source, position) ?? []),
        ...(ts.getTrailingCommentRanges(source, position) ?? []),
      ];
      for (const { pos, end } of ranges)
        found.set(pos, source.slice(pos, end).replace(/\s+/g, ' '));
    }
    node.getChildren().forEach(visit);
  };
  visit(parsed);
  return [...found.values()].filter(
    (comment) => comment.startsWith('//') || comment.startsWith('/*'),
  );
}

/** Number of statements that follow a blank line, at the top level and in function bodies. */
function setOffStatements(file: string, source: string): number {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (isType(node)) return;
    const inBlock = ts.isSourceFile(node.parent ?? parsed) || ts.isBlock(node.parent);
    if (
      inBlock &&
      ts.isStatement(node) &&
      /^\s*\n[ \t]*\n/.test(source.slice(node.getFullStart(), node.getStart()))
    )
      count += 1;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return count;
}

describe('JavaScript variants of all demos', () => {
  it('include at least 40 demos', () => {
    expect(demos.length).toBeGreaterThanOrEqual(40);
  });

  it.each(demos.map((demo) => [demo.file, demo] as const))('%s', async (file, demo) => {
    const { source } = demo;
    const js = await deriveJs(demo, { singleQuote: true, printWidth: 100 });
    const { diagnostics = [] } = ts.transpileModule(js, {
      fileName: 'demo.jsx',
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
    });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    expect(js).not.toMatch(/^\s*(interface|type) \w+/m);
    const [before, after] = [commentsOf(file, source), commentsOf(file, js)];
    expect(before.filter((comment) => !after.includes(comment))).toEqual([]);
    // The next statement inherits the blank line before a removed type.
    expect(setOffStatements(file, js)).toBeGreaterThanOrEqual(setOffStatements(file, source));
    expect(readMarkedLines(js).lines === null).toBe(readMarkedLines(source).lines === null);
    expect(readMarkedLines(js).code).not.toMatch(/preview-(start|end)/);
  });
});
