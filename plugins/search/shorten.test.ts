import { shorten } from './shorten';

test.each([
  ['Opens a dialog.', 15, 'Opens a dialog.'],
  ['Opens a dialog. The Dialog returns a promise.', 20, 'Opens a dialog. The'],
  ['useLocalStorageState()', 8, 'useLocal'],
])('%j in %i characters', (text, shown, expected) => {
  expect(shorten(text, shown)).toBe(expected);
});
