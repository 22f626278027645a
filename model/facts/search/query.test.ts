import { parseQuery, stemOf } from './query';

test.each(['Regeln', 'Meldungen', 'testers'])('only English has stems: %s', (word) => {
  expect(stemOf(word, 'de')).toBeUndefined();
});

const firstWords = (query: string) =>
  parseQuery(query).units.map(([first]) => first?.words.join(' '));

test.each([
  ['how do I add a page to the sidebar', ['add', 'page', 'sidebar']],
  ['what is this', ['what', 'is', 'this']],
  ['useDialogs()', ['usedialogs']],
  ['<SignInPage />', ['signinpage']],
  ['log out', ['log out']],
  ['dark mode please', ['dark mode']],
  ['', []],
  ['  ?! ', []],
])('units of the query %j', (query, expected) => {
  expect(firstWords(query)).toEqual(expected);
});

test('a kind is a hint beside other words, and a word if it is alone', () => {
  expect(parseQuery('hideNavigation prop').kinds).toEqual(new Set(['prop', 'property']));
  expect(firstWords('prop')).toEqual(['prop']);
});

test('accepts a query of any length', () => {
  expect(parseQuery('word '.repeat(5000)).units).toHaveLength(12);
  expect(() => parseQuery('constructor __proto__ toString')).not.toThrow();
});

test.each([
  ['deleting', 'delet'],
  ['routers', 'rout'],
  ['stopped', undefined],
  ['is', undefined],
])('stem of %s', (word, expected) => {
  const stem = stemOf(word);
  expect(stem === undefined || stem.length >= 4).toBe(true);
  if (expected) expect(stem).toBe(expected);
});
