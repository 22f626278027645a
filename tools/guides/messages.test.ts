import { isMentioned, quotedMessages, plainText, questionAtEnd, warningsOf } from './messages';

test.each([
  [
    'npm',
    'Need to install the following packages:\ncreate-vite@9.3.0\nOk to proceed? (y) ',
    /Ok to proceed/,
  ],
  [
    'prompts',
    '\u001b[36m?\u001b[39m Which linter to use? › - Use arrow-keys.\n❯   ESLint\n',
    /Which linter/,
  ],
  ['clack', '│\n◆  Install with npm and start now?\n│  ● Yes / ○ No\n└\n', /start now/],
  ['yes or no', 'Overwrite? [Y/n]', /Overwrite/],
])('a question of %s', (_, output, expected) => {
  expect(questionAtEnd(output)).toMatch(expected);
});

test.each([
  ['a finished line', 'added 2 packages in 3s\n'],
  ['a spinner', '⠙ Installing'],
  ['nothing', ''],
])('%s is no question', (_, output) => {
  expect(questionAtEnd(output)).toBeUndefined();
});

test("a warning in pnpm's frame is its first line", () => {
  const framed = (text: string) =>
    `╭ Warning ───╮\r\n│            │\r\n│   ${text}   │\r\n│   More.    │\r\n╰────────────╯\r\nDone`;
  expect(warningsOf(framed('The disk is full.'))).toEqual(['Warning: The disk is full.']);
  expect(warningsOf(framed('Ignored build scripts: a@1.'))).toEqual([]);
});

test('warnings are counted once; notices of package managers are none', () => {
  const output =
    'npm warn deprecated a@1\r\n(!) Warning: big\r\n(!) Warning: big\r\nfine\r\n\u2819npm warn install-scripts 2 packages\r\n';
  expect(warningsOf(output)).toEqual(['(!) Warning: big']);
});

test.each([
  ['ready - built functions.ts: 0 error(s), 0 warning(s)', 0],
  ['ready - built functions.ts: 0 error(s), 10 warning(s)', 1],
])('%s: %i warnings', (output, count) => {
  expect(warningsOf(output)).toHaveLength(count);
});

test('a page speaks of a message when it quotes a part in code type', () => {
  const named = quotedMessages('It logs `Encountered a script tag`, and `short`.');
  expect(isMentioned('Encountered a script tag while rendering', named)).toBe(true);
  expect(isMentioned('a short message', named)).toBe(false);
});

test('colors and cursor movements are no text', () => {
  expect(plainText('\u001b[2K\u001b[1G\u001b[32mdone\u001b[39m')).toBe('done');
});
