import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quotedPath, readRegion, withoutRegionMarks } from './quote';

const app = readFileSync(path.join(__dirname, 'fixtures/quoted-file/App.tsx'), 'utf8');

test('a region is read without its marks, and without those of a region inside', () => {
  expect(readRegion(app, 'app')).toMatchSnapshot();
});

test('a region is dedented', () => {
  expect(readRegion(app, 'door')).toBe("<p>{open ? 'open' : 'shut'}</p>");
});

test('a whole file has no markers; a comment about a region remains', () => {
  const code = withoutRegionMarks(app);
  expect(code).not.toContain('#');
  expect(code).toContain('// region of the world');
  expect(code.endsWith("export const name = 'App';")).toBe(true);
});

test.each([
  ['//', '// #region x\na\n// #endregion x'],
  ['// without a space', '//#region x\na\n//#endregion x'],
  ['/* */', '/* #region x */\na\n/* #endregion x */'],
  ['JSX', '  {/* #region x */}\n  a\n  {/* #endregion x */}'],
  ['HTML', '<!-- #region x -->\na\n<!-- #endregion x -->'],
  ['shell and YAML', '# #region x\na\n# #endregion x'],
  ['the mark alone', '#region x\na\n#endregion x'],
  ['Windows line ends', '// #region x\r\na\r\n// #endregion x\r\n'],
  [
    'a second region of that name',
    '// #region x\na\n// #endregion x\n// #region x\nb\n// #endregion x',
  ],
  [
    'the end of another one between',
    '// #endregion x\n// #region x\n// #endregion y\na\n// #endregion x',
  ],
])('markers: %s', (_, source) => {
  expect(readRegion(source, 'x')).toBe('a');
});

test('an empty region is an empty string', () => {
  expect(readRegion('// #region x\n\n// #endregion x', 'x')).toBe('');
});

test.each([
  ['no such region', 'dor'],
  ['nothing like it', 'navigation'],
  ['only the start of a name', 'ap'],
  ['never closed', 'unclosed'],
])('%s', (_, name) => {
  expect(() => readRegion(app, name)).toThrowErrorMatchingSnapshot();
});

test('an end marker before a region does not close it', () => {
  expect(() => readRegion('// #endregion x\n// #region x', 'x')).toThrow('has no "#endregion x".');
});

const cut = { examples: 'versions/core-0.13.0/examples' };

test.each([
  ['an example', 'examples/plain/src/App.tsx', 'versions/core-0.13.0/examples/plain/src/App.tsx'],
  ['another file', 'model/facts/demo.ts', 'model/facts/demo.ts'],
  ['a folder whose name only begins so', 'examples-of/a.ts', 'examples-of/a.ts'],
])('a cut version quotes its own copy of %s', (_, file, expected) => {
  expect(quotedPath(file, cut)).toBe(expected);
  expect(quotedPath(file, { examples: 'examples' })).toBe(file);
  expect(quotedPath(file, undefined)).toBe(file);
});
