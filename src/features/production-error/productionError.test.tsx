import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { ProductionErrors } from './production-error';
import { fillMessage, readRequest, showError, start } from './script';

const messages = [
  { code: 7, message: 'MUI: Expects a string.', packages: ['@mui/utils 7.0.0'] },
  { code: 9, message: 'MUI: Unsupported `%s` color, use `%s`.', packages: ['@mui/system 7.0.0'] },
];

test.each([
  ['', { kind: 'none' }],
  ['?code=', { kind: 'none' }],
  ['?args[]=a', { kind: 'none' }],
  ['?code=9&args[]=a&args[]=b', { kind: 'code', code: 9, args: ['a', 'b'] }],
  ['?code=9&args%5B%5D=a%20b', { kind: 'code', code: 9, args: ['a b'] }],
  ['?code=9&args[]=', { kind: 'code', code: 9, args: [''] }],
  ['?code=009', { kind: 'code', code: 9, args: [] }],
  ['?code=nine', { kind: 'invalid', code: 'nine' }],
  ['?code=-1', { kind: 'invalid', code: '-1' }],
  ['?code=99999', { kind: 'invalid', code: '99999' }],
  ['?code=%E0%A4%A', { kind: 'invalid', code: expect.any(String) }],
])('reads %s', (search, expected) => {
  expect(readRequest(search)).toEqual(expected);
});

test.each([
  ['a %s b', ['x'], 'a x b'],
  ['a %s b', [], 'a [missing argument] b'],
  ['a %s b', ['x', 'y'], 'a x b'],
  ['a %s b %s', ['%s', 'y'], 'a %s b y'],
  ['a', ['x'], 'a'],
  ['a %s', [''], 'a '],
])('fills "%s" with %j', (template, args, expected) => {
  expect(fillMessage(template, args, '[missing argument]')).toBe(expected);
});

const place = () => {
  const found = document.querySelector<HTMLElement>('[data-production-error]');
  if (!found) throw new Error('The page has no place for the error');
  return found;
};

beforeEach(() => {
  history.replaceState(null, '', '/toolpad/production-error/');
  render(<ProductionErrors messages={messages} />);
});

test('the table lists all messages with their anchors', () => {
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(document.querySelector('#code-9')).toHaveTextContent(
    'MUI: Unsupported `%s` color, use `%s`.',
  );
  expect(screen.getByRole('link', { name: 'Link to error 9' })).toHaveAttribute('href', '#code-9');
});

test('shows the message in the URL with its arguments', async () => {
  history.replaceState(null, '', '/toolpad/production-error/?code=9&args[]=redish&args[]=red');
  start();
  await waitFor(() =>
    expect(within(place()).getByRole('heading', { name: 'Error 9' })).toBeVisible(),
  );
  expect(place()).toHaveTextContent('MUI: Unsupported `redish` color, use `red`.');
});

test('an argument is shown as text, not markup', () => {
  showError(place(), '?code=9&args[]=<img src=x onerror=alert(1)>&args[]=<b>');
  expect(place().querySelector('img, b')).toBeNull();
  expect(place()).toHaveTextContent('Unsupported `<img src=x onerror=alert(1)>` color, use `<b>`.');
});

test('a code is also shown as text', () => {
  showError(place(), '?code=<img src=x>');
  expect(place().querySelector('img')).toBeNull();
  expect(place()).toHaveTextContent('No error has the code <img src=x>.');
});

test.each([
  ['?code=8', 'unknown', 'No error has the code 8.'],
  ['?code=nine', 'unknown', 'No error has the code nine.'],
  ['', 'none', 'This URL contains no error code.'],
])('shows a message if %j has no known error', (search, state, text) => {
  showError(place(), search);
  expect(place()).toHaveAttribute('data-state', state);
  expect(place()).toHaveTextContent(text);
});

test('does nothing on other pages', () => {
  cleanup();
  expect(start).not.toThrow();
});
