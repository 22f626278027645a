import { parseMeta, type FenceMeta } from './fenceMeta';

const none: FenceMeta = { lines: new Set(), showLineNumbers: false, diff: false, unknown: [] };

test.each<[string | null | undefined, Partial<FenceMeta>]>([
  [undefined, {}],
  [null, {}],
  ['', {}],
  ['title="app/layout.tsx"', { title: 'app/layout.tsx' }],
  ['title="two words"  tab="npm"', { title: 'two words', tab: 'npm' }],
  ['title=""', { title: '' }],
  ['file="src/a.ts" region="routes"', { file: 'src/a.ts', region: 'routes' }],
  ['nocheck="shows half a file"', { nocheck: 'shows half a file' }],
  ['{2}', { lines: new Set([2]) }],
  ['{1,3-5}', { lines: new Set([1, 3, 4, 5]) }],
  ['{ 1 , 3-4 }', { lines: new Set([1, 3, 4]) }],
  ['{4-4}', { lines: new Set([4]) }],
  ['showLineNumbers diff', { showLineNumbers: true, diff: true }],
  ['part="merge"', { part: 'merge' }],
  ['norun="needs an account"', { norun: 'needs an account' }],
  [
    'asks="Ok to proceed? (y) → y | Name? → Enter"',
    {
      asks: [
        { question: 'Ok to proceed? (y)', answer: 'y' },
        { question: 'Name?', answer: 'Enter' },
      ],
    },
  ],
  ['title="{1}" {2}', { title: '{1}', lines: new Set([2]) }],
  ['{1} {3-4}', { lines: new Set([1, 3, 4]) }],
  ['title="a"b.tsx" {2}', { title: 'a"b.tsx', lines: new Set([2]) }],
  ['title="a.tsx"{2}', { title: 'a.tsx', lines: new Set([2]) }],
])('%j', (meta, expected) => {
  expect(parseMeta(meta)).toEqual({ ...none, ...expected });
});

test.each([
  ['a misspelled name', 'titel="a.tsx"', ['titel="a.tsx"']],
  ['a name of another tool', 'live', ['live']],
  ['single quotes', "title='a.tsx'", ["title='a.tsx'"]],
  ['no quotes', 'title=a.tsx', ['title=a.tsx']],
  ['a quote that is never closed', 'title="a b', ['title="a', 'b']],
  ['the wrong case', 'ShowLineNumbers', ['ShowLineNumbers']],
  ['a value where none belongs', 'diff="yes"', ['diff="yes"']],
  ['no line', '{}', ['{}']],
  ['line 0', '{0}', ['{0}']],
  ['a range that goes down', '{5-3}', ['{5-3}']],
  ['a range without its end', '{3-}', ['{3-}']],
  ['only a comma', '{,}', ['{,}']],
  ['words for lines', '{first}', ['{first}']],
  ['lines without braces', '1,3', ['1,3']],
  ['a part that is not known', 'part="replace"', ['part="replace"']],
  ['a question without an answer', 'asks="Name?"', ['asks="Name?"']],
  ['two answers', 'asks="Name? → a → b"', ['asks="Name? → a → b"']],
  ['a negative line', '{-1}', ['{-1}']],
  ['a value without a space after it', 'title="a"tab="b"', ['title="a"tab="b"']],
])('%s is ignored', (_, meta, unknown) => {
  expect(parseMeta(meta)).toEqual({ ...none, unknown });
});

test('of two values with the same name, the first one applies, and the second is reported', () => {
  const { title, unknown } = parseMeta('title="a.tsx" title="b.tsx"');
  expect([title, unknown]).toEqual(['a.tsx', ['title="b.tsx"']]);
});
