import { shorten } from './shorten';

test('a short text stays as it is', () => {
  expect(shorten('Opens a dialog.', 15)).toEqual({ text: 'Opens a dialog.', rest: [] });
});

test('a long text is cut after a word; of the rest each new word is kept once', () => {
  const text = 'Opens a dialog. The Dialog returns a promise, and the promise resolves.';
  expect(shorten(text, 20)).toEqual({
    text: 'Opens a dialog. The',
    rest: ['returns', 'promise', 'resolves'],
  });
});

test('a word that is longer than the limit is cut', () => {
  expect(shorten('useLocalStorageState()', 8)).toEqual({
    text: 'useLocal',
    rest: ['StorageState'],
  });
});
