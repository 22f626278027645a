import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, InlineCode, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const rootDir = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');

const parser = unified().use(remarkParse).use(remarkGfm);

/** Names of tests and of groups as they stand in a file, and strings in the tables of `each`. */
function testNames(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  const names: string[] = [];
  function collect(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      names.push(node.getText(source).slice(1, -1));
    else ts.forEachChild(node, collect);
  }
  function search(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(source);
      if (/^(?:describe|it|test)(?:\.(?:describe|each)\b|$)/.test(callee)) {
        collect(node.expression);
        node.arguments.slice(0, 1).forEach(collect);
      }
    }
    ts.forEachChild(node, search);
  }
  search(source);
  return names;
}

const isInCode = (file: string, text: string) => read(file).includes(text);
const isInTestName = (file: string, text: string) =>
  testNames(file).some((name) => name.includes(text));

/** Problems of a cell, which has pairs of inline code: the path of a file, and a text in it. */
function cellProblems(
  cell: TableCell | undefined,
  has: (file: string, text: string) => boolean,
): string[] {
  const values = (cell?.children ?? [])
    .filter((node): node is InlineCode => node.type === 'inlineCode')
    .map(({ value }) => value);
  if (values.length === 0 || values.length % 2 === 1) return ['needs pairs of a path and a text'];
  return values.flatMap((file, index) => {
    const text = values[index + 1];
    if (index % 2 === 1 || text === undefined) return [];
    if (!existsSync(path.join(rootDir, file))) return [`${file}: no such file`];
    return has(file, text) ? [] : [`${file} doesn't contain: ${text}`];
  });
}

function tableProblems({ children: [header, ...rows] }: Table): string[] {
  const columns = header?.children.map((cell) => toString(cell)).join(', ');
  if (columns !== 'Specification, Code, Test') return [`Unexpected columns: ${columns}`];
  return rows.flatMap(({ children: [statement, code, test] }) => {
    const problems = [...cellProblems(code, isInCode), ...cellProblems(test, isInTestName)];
    return problems.map((problem) => `"${toString(statement)}": ${problem}`);
  });
}

/** Problems of each row, and headings without rows below them. */
function problemsIn(markdown: string): string[] {
  const problems: string[] = [];
  let open: { heading: Heading; rows: number }[] = [];
  const close = (depth: number) => {
    const closed = open.filter(({ heading }) => heading.depth >= depth);
    open = open.filter(({ heading }) => heading.depth < depth);
    for (const { heading, rows } of closed)
      if (rows === 0) problems.push(`"${toString(heading)}": no rows`);
  };
  visit(parser.parse(markdown), (node) => {
    if (node.type === 'heading') {
      close(node.depth);
      open.push({ heading: node, rows: 0 });
    } else if (node.type === 'table') {
      for (const section of open) section.rows += node.children.length - 1;
      problems.push(...tableProblems(node));
    }
  });
  close(1);
  return problems;
}

test('each row of the specification names existing code and an existing test', () => {
  expect(problemsIn(read('docs/specification.md'))).toEqual([]);
});

const documentWith = (...cells: string[]) =>
  `# Title\n\n| Specification | Code | Test |\n| --- | --- | --- |\n| Seven | ${cells.join(' | ')} |\n`;

const code = '`src/features/ads/decide.ts` `BLOCKER_CHECK = 7`';
const named = '`src/features/ads/decide.dom.test.ts` `shows nothing while`';

test.each([
  ['a missing file', ['`src/missing.ts` `x`', named], 'src/missing.ts: no such file'],
  [
    'a text that has changed',
    [code.replace('7', '8'), named],
    "src/features/ads/decide.ts doesn't contain: BLOCKER_CHECK = 8",
  ],
  [
    'a test that was renamed',
    [code, named.replace('nothing', 'something')],
    "src/features/ads/decide.dom.test.ts doesn't contain: shows something while",
  ],
  [
    'a text of a test file that is not a name',
    [code, named.replace('shows nothing while', 'toEqual')],
    "src/features/ads/decide.dom.test.ts doesn't contain: toEqual",
  ],
  ['a path alone', ['`src/features/ads/decide.ts`', named], 'needs pairs of a path and a text'],
  ['a row without a test', [code, ''], 'needs pairs of a path and a text'],
])('%s is reported with its row', (_, cells, problem) => {
  expect(problemsIn(documentWith(...cells))).toEqual([`"Seven": ${problem}`]);
});

test('headings without rows are reported, but not those above others', () => {
  const table = documentWith(code, named).replace('# Title', '');
  expect(problemsIn(`# Title\n\n## A\n\n### B\n${table}\n### C\n\n## D\n`)).toEqual([
    '"C": no rows',
    '"D": no rows',
  ]);
});
