import { readMarkedLines, readModule } from './parseModule';

describe('readMarkedLines', () => {
  it('returns the marked lines, dedented, and removes the markers', () => {
    const { code, lines, unpaired } = readMarkedLines(
      'a\n  // preview-start\n  b\n    c\n  // preview-end\nd',
    );
    expect(code).toBe('a\n  b\n    c\nd');
    expect(lines).toBe('b\n  c');
    expect(unpaired).toEqual([]);
  });

  it('finds markers inside JSX', () => {
    expect(
      readMarkedLines('<A>\n  {/* preview-start */}\n  <B />\n  {/* preview-end */}\n</A>'),
    ).toEqual({ code: '<A>\n  <B />\n</A>', lines: '<B />', unpaired: [] });
  });

  it('joins several regions with a blank line', () => {
    expect(
      readMarkedLines('// preview-start\na\n// preview-end\nx\n// preview-start\nb\n// preview-end')
        .lines,
    ).toBe('a\n\nb');
  });

  it.each([
    ['no marks', 'a\nb', null, []],
    ['an empty region', '// preview-start\n// preview-end', null, []],
    ['a mark that is never closed', 'a\n// preview-start\nb', null, [2]],
    ['an end without a start', '// preview-end\na', null, [1]],
    [
      'a start inside of a region',
      '// preview-start\na\n// preview-start\n// preview-end',
      'a',
      [3],
    ],
    [
      'words that only mention a mark',
      'const a = "// preview-start"; // preview-start here',
      null,
      [],
    ],
  ])('handles %s', (_what, source, lines, unpaired) => {
    expect(readMarkedLines(source)).toMatchObject({ lines, unpaired });
  });
});

describe('readModule', () => {
  it.each([
    ['a function', 'export default function A() {}', 'A'],
    ['a class', 'export default class A {}', 'A'],
    ['a name', 'const A = 1;\nexport default A;', 'A'],
    ['a renamed export', 'const A = 1;\nexport { A as default };', 'A'],
    ['an anonymous function', 'export default () => null;', ''],
    ['a wrapped component', 'export default memo(A);', ''],
    ['nothing', 'export function A() {}', null],
  ])('finds %s as the default export', (_what, source, expected) => {
    expect(readModule('A.tsx', source).defaultExport).toBe(expected);
  });

  it('lists imports and re-exports with their positions', () => {
    const source =
      "import a from 'a';\nimport type { B } from 'b';\n  import { type C, d } from 'c';\nimport 'd.css';\nexport { e } from './e';";
    const { imports } = readModule('A.tsx', source);
    const facts = imports.map(({ specifier, typeOnly, names, line, column }) => ({
      specifier,
      typeOnly,
      names,
      line,
      column,
    }));
    expect(facts).toEqual([
      { specifier: 'a', typeOnly: false, names: [], line: 1, column: 15 },
      { specifier: 'b', typeOnly: true, names: [], line: 2, column: 24 },
      { specifier: 'c', typeOnly: false, names: ['d'], line: 3, column: 29 },
      { specifier: 'd.css', typeOnly: false, names: [], line: 4, column: 8 },
      { specifier: './e', typeOnly: false, names: [], line: 5, column: 19 },
    ]);
  });
});

describe('parsed module', () => {
  it('has the position of an import and of its specifier', () => {
    const source = "// Styles.\nimport './styles.css';\nimport { x } from './x';\n";
    const parts = readModule('A.tsx', source).imports.map(({ statement, literal }) => [
      source.slice(statement.from, statement.to),
      source.slice(literal.from, literal.to),
    ]);
    expect(parts).toEqual([
      ["import './styles.css';", "'./styles.css'"],
      ["import { x } from './x';", "'./x'"],
    ]);
  });

  it('has the position of a syntax error and the message of the compiler', () => {
    const { syntaxErrors } = readModule('A.tsx', 'export default function A() {\n  return <b>;\n}');
    expect(syntaxErrors[0]).toEqual({
      line: 2,
      column: 11,
      message: "JSX element 'b' has no corresponding closing tag.",
    });
  });

  it('has no error in a valid source', () => {
    expect(
      readModule('A.tsx', 'export default function A() {\n  return <b />;\n}').syntaxErrors,
    ).toEqual([]);
  });

  it('contains only the source of a style sheet', () => {
    expect(readModule('a.css', '.a { color: red }')).toMatchObject({
      imports: [],
      defaultExport: null,
      syntaxErrors: [],
      types: [],
    });
  });
});
