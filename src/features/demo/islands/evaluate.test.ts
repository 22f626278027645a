import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluate, toCodeError, toJavaScript } from './evaluate';

const modules = { react: { ...React }, './data': { default: 'default', rows: [1, 2] } };
const render = (code: string) => renderToStaticMarkup(React.createElement(evaluate(code, modules)));

function errorOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return toCodeError(error);
  }
  throw new Error('It did not fail');
}

describe('evaluate', () => {
  it('runs TypeScript with imports of all kinds', () => {
    const code =
      "import * as React from 'react';\nimport main, { rows } from './data';\nexport default function A(): React.ReactNode {\n  return <b>{main}{rows.length}</b>;\n}";
    expect(render(code)).toBe('<b>default2</b>');
  });

  it('finds what a package exports by its path', () => {
    const scope = { ...modules, '@mui/material': { Box: 'b', Chip: 'i' } };
    const code =
      "import Box, { Chip } from '@mui/material/Box';\nexport default () => <Box><Chip /></Box>;";
    expect(renderToStaticMarkup(React.createElement(evaluate(code, scope)))).toBe('<b><i></i></b>');
    expect(errorOf(() => evaluate("import '@mui/icons-material/Add';", scope)).message).toContain(
      '"@mui/icons-material/Add" is not available here.',
    );
  });

  it('ignores imports of style sheets, which the page adds', () => {
    expect(render("import '../frame/styles.css';\nexport default () => <i />;")).toBe('<i></i>');
  });

  it.each([
    [
      'a mistake of syntax',
      'const a = 1;\n\nconst = 2;',
      { message: expect.stringContaining('Unexpected token'), line: 3, column: expect.any(Number) },
    ],
    [
      'a crash while loading',
      'const a = null;\n\na.b;\nexport default () => null;',
      { message: expect.stringContaining('null'), line: 3, column: null },
    ],
    [
      'an unknown module',
      "import { x } from 'lodash';\nexport default () => x;",
      {
        message:
          '"lodash" is not available here. This demo can import "react", "./data". Open it in a sandbox to add packages.',
        line: expect.anything(),
      },
    ],
    [
      'no component',
      'export const a = 1;',
      {
        message: 'Export a component as the default export: export default function Demo() { … }',
        line: expect.anything(),
      },
    ],
  ])('reports %s', (_what, code, expected) => {
    expect(errorOf(() => evaluate(code, modules))).toMatchObject({ message: expected.message });
    if (typeof expected.line === 'number')
      expect(errorOf(() => evaluate(code, modules)).line).toBe(expected.line);
  });

  it.each([
    ['Firefox', 'A@https://x/a.js line 1 > Function:5:11\nb@https://x/main.js:1:2', 3],
    ['Chromium', 'TypeError: x\n    at A (eval at b (https://x/main.js:1:2), <anonymous>:4:7)', 2],
    ['a stack without evaluated code', 'at b (https://x/main.js:1:2)', null],
  ])('reads the line from a stack of %s', (_what, stack, line) => {
    expect(toCodeError(Object.assign(new Error('x'), { stack }))).toEqual({
      message: 'x',
      line,
      column: null,
    });
  });

  it.each([
    ['evaluated code', { line: 5 }, 3],
    ['another script', { line: 5, sourceURL: 'https://x/main.js' }, null],
    ['code that sets another line', { line: {} }, null],
  ])('reads the line from an error of WebKit in %s', (_what, position, line) => {
    const error = Object.assign(new Error('x'), { stack: 'A@\nb@https://x/main.js:1:2' }, position);
    expect(toCodeError(error).line).toBe(line);
  });

  it('accepts thrown values that are not errors', () => {
    expect(toCodeError('text')).toEqual({ message: 'text', line: null, column: null });
  });
});

describe('toJavaScript', () => {
  it('removes types and keeps the rest', () => {
    expect(
      toJavaScript("import { type A, b } from 'c';\n\n// one\nconst d: A = <b a={b} />;\n"),
    ).toBe("import { b } from 'c';\n\n// one\nconst d = <b a={b} />;\n");
  });

  it('removes the comma if the last import was a type', () => {
    expect(toJavaScript("import { b, type A } from 'c';\nb();")).toBe(
      "import { b } from 'c';\nb();",
    );
  });

  it('returns null for invalid code', () => {
    expect(toJavaScript('const = 1')).toBeNull();
  });
});
