import { readModule, syntaxErrors } from './parse';

describe('readModule', () => {
  it.each([
    ['a function', 'export default function A() {}', 'A'],
    ['a class', 'export default class A {}', 'A'],
    ['a name', 'const A = 1;\nexport default A;', 'A'],
    ['a renamed export', 'const A = 1;\nexport { A as default };', 'A'],
    ['an anonymous function', 'export default () => null;', ''],
    ['a wrapped component', 'export default memo(A);', ''],
    ['nothing', 'export function A() {}', null],
  ])('finds %s as default export', (_what, source, expected) => {
    expect(readModule('A.tsx', source).defaultExport).toBe(expected);
  });

  it('lists imports and re-exports with their places', () => {
    const source =
      "import a from 'a';\nimport type { B } from 'b';\n  import { type C, d } from 'c';\nimport 'd.css';\nexport { e } from './e';";
    expect(readModule('A.tsx', source).imports).toEqual([
      { specifier: 'a', typeOnly: false, names: [], line: 1, column: 15 },
      { specifier: 'b', typeOnly: true, names: [], line: 2, column: 24 },
      { specifier: 'c', typeOnly: false, names: ['d'], line: 3, column: 29 },
      { specifier: 'd.css', typeOnly: false, names: [], line: 4, column: 8 },
      { specifier: './e', typeOnly: false, names: [], line: 5, column: 19 },
    ]);
  });
});

describe('syntaxErrors', () => {
  it('names the place', () => {
    expect(
      syntaxErrors('A.tsx', 'export default function A() {\n  return <b>;\n}')[0],
    ).toMatchObject({ line: 2 });
  });

  it('is silent on valid sources', () => {
    expect(syntaxErrors('A.tsx', 'export default function A() {\n  return <b />;\n}')).toEqual([]);
  });
});
