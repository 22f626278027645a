import path from 'node:path';
import { formatProblem } from '../../model/problems';
import {
  checkMessages,
  collectMessages,
  defaultOptions,
  type FoundMessage,
  parseMessages,
  toTable,
} from './collect';

const fixture = path.join(__dirname, 'fixtures/two-packages');

test('messages of all packages are listed once, by code', () => {
  const messages = collectMessages(fixture, { packagesDir: 'packages', skip: ['icons'] });
  expect(checkMessages(messages)).toEqual([]);
  expect(toTable(messages)).toEqual([
    { code: 2, message: 'MUI: Expects a string.', packages: ['@mui/tools 7.0.1'] },
    {
      code: 9,
      message: 'MUI: Unsupported `%s` color%s.\nUse a hex value.',
      packages: ['@mui/kit 7.0.0', '@mui/tools 7.0.1'],
    },
  ]);
});

test.each([
  ['a template', '`a ${b} c`', 'a %s c'],
  ['joined texts', "'a ' + `b${c}` + ('d')", 'a b%sd'],
  ['a value', "'a ' + value", 'a %s'],
  ['escapes', "'a\\nb'", 'a\nb'],
])('%s becomes a message with placeholders', (_, expression, message) => {
  expect(parseMessages(`x ? ${expression} : formatMuiErrorMessage(1, b)`)).toMatchObject([
    { code: 1, message, args: 1 },
  ]);
});

test.each([
  ['a code that is computed', "x ? 'a' : formatMuiErrorMessage(code)"],
  ['a call of its own', 'formatMuiErrorMessage(1)'],
  ['another function', "x ? 'a' : format(1)"],
])('%s is not a message', (_, source) => {
  expect(parseMessages(source)).toEqual([]);
});

const found = (over: Partial<FoundMessage>): FoundMessage => ({
  code: 1,
  message: 'a %s',
  args: 1,
  package: '@mui/kit 7.0.0',
  file: 'kit/a.js',
  line: 3,
  ...over,
});

test('messages that the table cannot represent are problems', () => {
  expect(
    checkMessages([found({ args: 2 }), found({ message: 'b %s', file: 'kit/b.js' })]).map(
      formatProblem,
    ),
  ).toEqual([
    'kit/a.js:3:1  errors/arguments\n  The numbers of placeholders and arguments differ for error 1: 1 and 2.',
    'kit/b.js:3:1  errors/two-messages\n  Error 1 has a different message in kit/a.js:3.',
  ]);
});

test('the installed packages throw the errors in their sources', () => {
  const messages = collectMessages(path.join(__dirname, '../..'), defaultOptions);
  expect(checkMessages(messages)).toEqual([]);
  const table = toTable(messages);
  expect(table.map(({ code }) => code)).toEqual([
    1, 2, 6, 7, 9, 10, 11, 12, 14, 15, 16, 19, 20, 21,
  ]);
  expect(table.find(({ code }) => code === 9)).toMatchObject({
    message: expect.stringMatching(/^MUI: Unsupported `%s` color\.\n/),
    packages: [expect.stringMatching(/^@mui\/system 7/)],
  });
});
