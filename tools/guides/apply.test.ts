import { applyWrite } from './apply';

const app =
  "import a from 'a';\nimport b from 'b';\n\nconst list = [\n  a,\n];\nexport { list, b };\n";

test('a diff is located by its lines, ignoring indentation, and can skip lines', () => {
  const diff = " import a from 'a';\n+import c from 'c';\n // …\n a,\n-];\n+  c,\n+];";
  expect(applyWrite(app, diff, 'diff')).toBe(
    "import a from 'a';\nimport c from 'c';\nimport b from 'b';\n\nconst list = [\na,\n  c,\n];\nexport { list, b };\n",
  );
});

test('merges keys into JSON with comments', () => {
  const old = '{\n  // settings\n  "a": { "url": "http://x", "b": 1, },\n}\n';
  expect(JSON.parse(applyWrite(old, '{ "a": { "b": 2, "c": 3 } }', 'merge'))).toEqual({
    a: { url: 'http://x', b: 2, c: 3 },
  });
});

test.each([
  [undefined, 'A=1', 'A=1\n'],
  ['B=2', 'A=1', 'B=2\nA=1\n'],
])('appends to %j', (old, code, expected) => {
  expect(applyWrite(old, code, 'append')).toBe(expected);
});

test('a whole file replaces the existing one', () => {
  expect(applyWrite('old', 'new', 'whole')).toBe('new\n');
});

test.each([
  ['a diff of other lines', app, '-const nothing = 1;', 'diff', /has no such lines/],
  ['a diff of no file', undefined, '+a', 'diff', /does not exist/],
  ['keys of no file', undefined, '{}', 'merge', /does not exist/],
  ['a list instead of keys', '{}', '[]', 'merge', /JSON objects/],
  [
    'lines that stand above the last ones',
    app,
    ' export { list, b };\n // …\n import a from',
    'diff',
    /no such lines/,
  ],
] as const)('%s throws an error', (_, old, code, mode, message) => {
  expect(() => applyWrite(old, code, mode)).toThrow(message);
});
