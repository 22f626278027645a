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
])('detects a question of %s', (_, output, expected) => {
  expect(questionAtEnd(output)).toMatch(expected);
});

test.each([
  ['a finished line', 'added 2 packages in 3s\n'],
  ['a spinner', '⠙ Installing'],
  ['nothing', ''],
])("%s isn't a question", (_, output) => {
  expect(questionAtEnd(output)).toBeUndefined();
});

test('a framed warning of pnpm consists of its first line', () => {
  const framed = (text: string) =>
    `╭ Warning ───╮\r\n│            │\r\n│   ${text}   │\r\n│   More.    │\r\n╰────────────╯\r\nDone`;
  expect(warningsOf(framed('The disk is full.'))).toEqual(['Warning: The disk is full.']);
  expect(warningsOf(framed('Ignored build scripts: a@1.'))).toEqual([]);
});

test('counts a warning once, and ignores notices of package managers', () => {
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

test('a page mentions a message if its inline code contains a part of it', () => {
  const named = quotedMessages('It logs `Encountered a script tag`, and `short`.');
  expect(isMentioned('Encountered a script tag while rendering', named)).toBe(true);
  expect(isMentioned('a short message', named)).toBe(false);
});

test('removes colors and cursor movements', () => {
  expect(plainText('\u001b[2K\u001b[1G\u001b[32mdone\u001b[39m')).toBe('done');
});
