import { packWords, unpackWords } from './searchWords';

test('unpacking returns the packed words and records', () => {
  const texts = [['Crud', 'useCrud', 'crud'], [], ['crude', 'é'], ['crud', 'l10n']];
  const packed = packWords(texts);
  expect(unpackWords(packed)).toEqual([
    ['crud', [0, 3]],
    ['crude', [2]],
    ['l10n', [3]],
    ['useCrud', [0]],
    ['é', [2]],
  ]);
  expect(unpackWords(packWords([]))).toEqual([]);
});

test('words with long common prefixes and distant records are preserved', () => {
  const long = 'a'.repeat(40);
  const texts = Array.from({ length: 3000 }, (_, record) =>
    record === 0 || record === 2999 ? [long, `${long}b`] : [],
  );
  expect(unpackWords(JSON.parse(JSON.stringify(packWords(texts))) as never)).toEqual([
    [long, [0, 2999]],
    [`${long}b`, [0, 2999]],
  ]);
});

test('a packed word leaves out the letters that it shares with the previous word', () => {
  expect(packWords([['page', 'pages']])).toEqual({ words: '!page%s', records: '#!#' });
});
