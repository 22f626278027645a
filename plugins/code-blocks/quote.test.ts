import { quotedPath } from './quote';

const cut = { examples: 'versions/core-0.13.0/examples' };

test.each([
  ['an example', 'examples/plain/src/App.tsx', 'versions/core-0.13.0/examples/plain/src/App.tsx'],
  ['another file', 'src/site/demo.ts', 'src/site/demo.ts'],
  ['a folder whose name only begins so', 'examples-of/a.ts', 'examples-of/a.ts'],
])('a cut version quotes its own copy of %s', (_, file, expected) => {
  expect(quotedPath(file, cut)).toBe(expected);
  expect(quotedPath(file, { examples: 'examples' })).toBe(file);
  expect(quotedPath(file, undefined)).toBe(file);
});
