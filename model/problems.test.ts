import { failOn, formatProblem, nearest, suggest, type Problem } from './problems';

const problem: Problem = {
  file: 'docs-core/components/crud/index.mdx',
  line: 42,
  column: 7,
  rule: 'links/missing-anchor',
  message: 'The anchor "#a" doesn\'t exist on this page.',
};

test('a problem has its place, its rule and how to mend it', () => {
  expect(formatProblem(problem)).toMatchSnapshot();
});

test.each([
  ['one letter off', 'titel', ['title', 'slug'], ' Did you mean "title"?'],
  [
    'the nearest of several',
    'descripton',
    ['description', 'subscription'],
    ' Did you mean "description"?',
  ],
  ['two fifths of the letters', 'abcdefxxxx', ['abcdefghij'], ' Did you mean "abcdefghij"?'],
  ['a short word, two letters off', 'js', ['ts', 'css'], ' Did you mean "ts"?'],
  ['two swapped letters of a short word', 'nmp', ['npm', 'yarn'], ' Did you mean "npm"?'],
  ['a short word with two other letters', 'name', ['Date', 'Map'], ''],
  ['half of the letters', 'abcdexxxxx', ['abcdefghij'], ''],
  ['a word that only ends alike', 'sidebar_position', ['title', 'description'], ''],
  ['nothing alike', 'haskell', ['tsx', 'yaml'], ''],
  ['the same in capitals', 'foo.png', ['boo.png', 'Foo.PNG'], ' Did you mean "Foo.PNG"?'],
  ['nothing to choose from', 'title', [], ''],
  ['an empty text', '', ['ts', 'js'], ''],
])('nearest: %s', (_, found, valid, expected) => {
  expect(nearest(found, valid)).toBe(expected);
});

test('nearest: the rule decides how the value is written', () => {
  expect(nearest('setu', ['setup'], (value) => `"#${value}"`)).toBe(' Did you mean "#setup"?');
});

test('a value that looks the same comes with the reason', () => {
  const [composed, decomposed] = [suggest('\u00fcber', ['u\u0308ber']), suggest('uber', ['Uber'])];
  expect(composed).toEqual({
    expected: 'u\u0308ber',
    note: expect.stringContaining('look the same'),
  });
  expect(decomposed).toEqual({ expected: 'Uber' });
  expect(suggest('note', ['note'])).toEqual({ expected: 'note' });
});

test('no error is thrown without problems', () => {
  expect(() => failOn([])).not.toThrow();
});

test.each([1, 2])('%i of them in one error', (count) => {
  expect(() =>
    failOn([problem, { ...problem, line: 50 }].slice(0, count)),
  ).toThrowErrorMatchingSnapshot();
});
