import { deriveJs, withoutTypeStatements } from './deriveJs';
import { readModule } from './parse';

const derive = (source: string) => deriveJs(readModule('A.tsx', source), { singleQuote: true });

describe('deriveJs', () => {
  it.each([
    ['annotations', 'const a: string = f<number>(x as Y)!;', 'const a = f(x);'],
    ['satisfies', 'const a = { b: 1 } as const satisfies Row;', 'const a = { b: 1 };'],
    [
      'type arguments of elements',
      'const a = <Grid<Row> rows={rows} />;',
      'const a = <Grid rows={rows} />;',
    ],
    [
      'type imports, whole and in part',
      "import type { A } from 'a';\nimport { type B, c } from 'b';\nc();",
      "import { c } from 'b';\nc();",
    ],
    [
      'imports used as types only',
      "import { A, b } from 'a';\nconst x: A = b;",
      "import { b } from 'a';\nconst x = b;",
    ],
    ['declarations', 'declare const a: string;\nconst b = a;', 'const b = a;'],
  ])('removes %s', async (_what, source, expected) => {
    expect(await derive(source)).toBe(`${expected}\n`);
  });

  it('preserves JSX, comments, and blank lines', async () => {
    const source = [
      "import * as React from 'react';",
      '',
      '// About the list.',
      'const list = [',
      '  1, // one',
      '',
      '  2,',
      '];',
      '',
      'export default function A() {',
      '  /* inside */',
      '  const n = list.length;',
      '',
      '  return <b>{/* in JSX */ n}</b>;',
      '}',
      '',
    ].join('\n');
    expect(await derive(source)).toBe(source);
  });

  it('removes a type together with its own comment, but no other comment', async () => {
    const source =
      '// Before.\n\n/** A row. */\n// And more.\ninterface Row {\n  /** Id. */\n  id: number;\n}\n\n// After.\nconst a = 1;';
    expect(await derive(source)).toBe('// Before.\n\n// After.\nconst a = 1;\n');
  });

  it('keeps a comment after a statement', async () => {
    expect(await derive('const a = 1; // about a\ntype B = string;\nconst c = 2;')).toBe(
      'const a = 1; // about a\nconst c = 2;\n',
    );
  });

  it('leaves no gap after it removes a type inside a function', () => {
    expect(
      withoutTypeStatements(readModule('A.tsx', 'function f() {\n  type A = 1;\n  return 1;\n}')),
    ).toBe('function f() {\n  return 1;\n}');
  });

  it('reports the line of a syntax error', async () => {
    await expect(derive('const a = 1;\nconst = 2;')).rejects.toThrow(/\(2:7\)/);
  });
});
